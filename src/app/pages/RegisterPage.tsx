import { lazy, Suspense } from 'react';
import SignUpPage from '@/features/auth/signUp/SignUpPage';
import { Skeleton } from '@/shared/ui/Skeleton';
import { isDemonstrationOffered } from '../demonstration/demonstrationOffer';

// A constant of the build, so that one without demonstrations carries nothing of them.
const Demonstration =
  import.meta.env.VITE_DEMOS === 'off'
    ? null
    : lazy(async () => ({
        default: (await import('../demonstration/DemonstrationSignIn')).DemonstrationRegister,
      }));

/** Signing up, with the demonstration accounts beside it where they are offered. */
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
