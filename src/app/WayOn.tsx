import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRole, selectStatus, signOut } from '@/session/slice';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';

/** The way on from a page that leads nowhere: the dashboard, sign-in, or out for an account without any rights. */
export function WayOn() {
  const dispatch = useAppDispatch();
  const signedIn = useSelector(selectStatus) === 'signedIn';
  const role = useSelector(selectRole);
  if (signedIn && role === null) {
    return (
      <button type="button" className="btn btn-primary" onClick={() => void dispatch(signOut())}>
        <T id="app.signOut" />
      </button>
    );
  }
  return (
    <Link to={signedIn ? '/dashboard' : '/pages/login'} className="btn btn-primary">
      <T id={signedIn ? 'app.toDashboard' : 'app.toSignIn'} />
    </Link>
  );
}
