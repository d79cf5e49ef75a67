import { Navigate, useLocation, useParams } from 'react-router-dom';

/** Bookmarks name the pages of the users by another path (specification 2.7): they lead to where these are. */
export default function FormerAddressPage() {
  const { part = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/app/user/${part}`, search }} replace />;
}
