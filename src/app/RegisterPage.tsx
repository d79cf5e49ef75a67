import { lazy, Suspense } from 'react';
import SignUpPage from '@/features/auth/SignUpPage';
import { Skeleton } from '@/shared/ui/Skeleton';
import { isDemonstrationOffered } from './demonstrationOffer';

const Demonstration = lazy(async () => ({
  default: (await import('./DemonstrationDoor')).DemonstrationRegister,
}));

/** Signing up, with the demonstration accounts beside it where they are offered. */
export default function RegisterPage() {
  return (
    <SignUpPage
      demonstration={
        isDemonstrationOffered() && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <Demonstration />
          </Suspense>
        )
      }
    />
  );
}
