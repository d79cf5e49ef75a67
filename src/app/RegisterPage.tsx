import SignUpPage from '@/features/auth/SignUpPage';
import { demonstrationRegister } from './DemonstrationDoor';

/** Signing up, with the demonstration accounts beside it where demonstrations are on. */
export default function RegisterPage() {
  return <SignUpPage demonstration={demonstrationRegister()} />;
}
