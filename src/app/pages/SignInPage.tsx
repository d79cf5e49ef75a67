import { lazy, Suspense } from 'react';
import LoginPage from '@/features/auth/signIn/LoginPage';
import { useOrganisation } from '@/session/organisation';
import { Skeleton } from '@/shared/ui/Skeleton';
import { isDemonstrationOffered } from '../demonstration/demonstrationOffer';

// Neither is needed to sign in with a password: each is fetched when it is to be shown.
const Organisation = lazy(async () => ({
  default: (await import('@/features/auth/signIn/OrganisationSignIn')).OrganisationSignIn,
}));
// A constant of the build, so that one without demonstrations carries nothing of them.
const Demonstration =
  import.meta.env.VITE_DEMOS === 'off'
    ? null
    : lazy(async () => ({
        default: (await import('../demonstration/DemonstrationSignIn')).DemonstrationSignIn,
      }));

const Wait = () => <Skeleton rows={2} />;

/** Sign-in, with the organisation's own way in and the demonstration accounts where there are any. */
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
