import SignUpPage from '@/features/auth/SignUpPage';

/** Signing up, with the demonstration accounts beside it where demonstrations are on. */
export default function RegisterPage() {
  return <SignUpPage />;
}
