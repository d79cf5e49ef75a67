import LoginPage from '@/features/auth/LoginPage';

/** Sign-in, with the demonstration accounts beside it where demonstrations are on. */
export default function SignInPage() {
  return <LoginPage />;
}
