import { lazy, Suspense } from 'react';
import type { LostClinic as Lost } from '@/session/lostClinic';
import { WithAllMessages } from '@/shared/i18n/LocaleProvider';

const LostClinicDialog = lazy(async () => ({
  default: (await import('./LostClinicDialog')).LostClinicDialog,
}));

/** The question how it goes on without the clinic that was here, once its words are there. */
export const LostClinic = ({ lost }: { lost: Lost }) => (
  <Suspense fallback={null}>
    <WithAllMessages fallback={null}>
      <LostClinicDialog lost={lost} />
    </WithAllMessages>
  </Suspense>
);
