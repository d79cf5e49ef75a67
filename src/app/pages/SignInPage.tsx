import { lazy, Suspense } from 'react';
import LoginPage from '@/features/auth/signIn/LoginPage';
import { useOrganisation } from '@/session/organisation';
import { Skeleton } from '@/shared/ui/Skeleton';
import { isDemonstrationOffered } from '../demonstration/demonstrationOffer';

// Signing in with a password needs neither; each is loaded when it is shown.
const Organisation = lazy(async () => ({
  default: (await import('@/features/auth/signIn/OrganisationSignIn')).OrganisationSignIn,
}));
// A build-time constant, so that a build without demonstrations contains none of their code.
const Demonstration =
  import.meta.env.VITE_DEMOS === 'off'
    ? null
    : lazy(async () => ({
        default: (await import('../demonstration/DemonstrationSignIn')).DemonstrationSignIn,
      }));

const Wait = () => <Skeleton rows={2} />;

/** Sign-in, with the organisation's sign-in and the demonstration accounts if there are any. */
export default function SignInPage() {
  const { phase } = useOrganisation();
  return (
    <LoginPage
      organisation={
        phase !== 'off' && (
          <Suspense fallback={<Wait />}>
            <Organisation />
          </Suspense>
        )
      }
      demonstration={
        Demonstration &&
        isDemonstrationOffered() && (
          <Suspense fallback={<Wait />}>
            <Demonstration />
          </Suspense>
        )
      }
    />
  );
}
