import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRole, selectStatus } from '@/session/state';
import { useSignOut } from '@/session/useSignOut';
import { T } from '@/shared/i18n/text';

/**
 * Links for a page that leads nowhere: the dashboard, sign-in, or for an account without rights the profile and
 * sign-out.
 */
export function NextPageLinks() {
  const signOut = useSignOut();
  const signedIn = useSelector(selectStatus) === 'signedIn';
  const role = useSelector(selectRole);
  if (signedIn && role === null) {
    return (
      <div className="d-flex flex-wrap gap-2">
        <Link to="/user/profile" className="btn btn-primary">
          <T id="app.toProfile" />
        </Link>
        <button type="button" className="btn btn-outline-secondary" onClick={signOut}>
          <T id="app.signOut" />
        </button>
      </div>
    );
  }
  return (
    <Link to={signedIn ? '/dashboard' : '/pages/login'} className="btn btn-primary">
      <T id={signedIn ? 'app.toDashboard' : 'app.toSignIn'} />
    </Link>
  );
}
