import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRole, selectStatus } from '@/session/state';
import { useSignOut } from '@/session/useSignOut';
import { T } from '@/shared/i18n/text';

/** The way on from a page that leads nowhere: the dashboard, sign-in, or out for an account without any rights. */
export function WayOn() {
  const signOut = useSignOut();
  const signedIn = useSelector(selectStatus) === 'signedIn';
  const role = useSelector(selectRole);
  if (signedIn && role === null) {
    return (
      <button type="button" className="btn btn-primary" onClick={signOut}>
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
