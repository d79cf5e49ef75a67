import { lazy, Suspense } from 'react';
import SignUpPage from '@/features/auth/signUp/SignUpPage';
import { Skeleton } from '@/shared/ui/Skeleton';
import { isDemonstrationOffered } from '../demonstration/demonstrationOffer';

// A build-time constant, so that a build without demonstrations contains none of their code.
const Demonstration =
  import.meta.env.VITE_DEMOS === 'off'
    ? null
    : lazy(async () => ({
        default: (await import('../demonstration/DemonstrationSignIn')).DemonstrationRegister,
      }));

/** Registration, with the demonstration accounts beside it if they are offered. */
export default function RegisterPage() {
  return (
    <SignUpPage
      demonstration={
        Demonstration &&
        isDemonstrationOffered() && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <Demonstration />
          </Suspense>
        )
      }
    />
  );
}
