import { Suspense } from 'react';
import type { LostClinic as Lost } from '@/session/lostClinic';
import { lazyWithMessages } from '@/shared/i18n/lazyWithMessages';

const LostClinicDialog = lazyWithMessages(
  ['desk', 'clinic'],
  async () => (await import('./LostClinicDialog')).LostClinicDialog,
);

/** Shows the lost clinic dialog once its messages are loaded. */
export const LostClinic = ({ lost }: { lost: Lost }) => (
  <Suspense fallback={null}>
    <LostClinicDialog lost={lost} />
  </Suspense>
);
