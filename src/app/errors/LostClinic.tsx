import { lazy, Suspense } from 'react';
import type { LostClinic as Lost } from '@/session/lostClinic';
import { WithAllMessages } from '@/shared/i18n/LocaleProvider';

const LostClinicDialog = lazy(async () => ({
  default: (await import('./LostClinicDialog')).LostClinicDialog,
}));

/** Shows the lost clinic dialog once its messages are loaded. */
export const LostClinic = ({ lost }: { lost: Lost }) => (
  <Suspense fallback={null}>
    <WithAllMessages fallback={null}>
      <LostClinicDialog lost={lost} />
    </WithAllMessages>
  </Suspense>
);
