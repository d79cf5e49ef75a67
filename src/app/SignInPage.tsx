import LoginPage from '@/features/auth/LoginPage';
import { OrganisationSignIn } from '@/features/auth/OrganisationSignIn';
import { demonstrationSignIn } from './DemonstrationDoor';

/** Sign-in, with the demonstration accounts beside it where demonstrations are on. */
export default function SignInPage() {
  return <LoginPage organisation={<OrganisationSignIn />} demonstration={demonstrationSignIn()} />;
}
