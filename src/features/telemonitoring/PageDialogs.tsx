import { lazy, Suspense } from 'react';
import type { Annotation } from '@/domain/annotation';
import type { Patient } from '@/domain/patient';
import type { Reading } from '@/domain/reading';

const CorrectReadingDialog = lazy(() =>
  import('./CorrectReadingDialog').then((module) => ({ default: module.CorrectReadingDialog })),
);
const AnnotationDialog = lazy(() =>
  import('./AnnotationDialog').then((module) => ({ default: module.AnnotationDialog })),
);

export type OpenDialog =
  { kind: 'correction'; reading: Reading } | { kind: 'annotation'; annotation: Annotation | undefined };

/** The dialogs that a row or a mark opens; each is fetched when first wanted. */
export function PageDialogs({
  open,
  patient,
  onClose,
}: {
  open: OpenDialog | null;
  patient: Patient;
  onClose: () => void;
}) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      {open.kind === 'correction' ? (
        <CorrectReadingDialog reading={open.reading} onClose={onClose} />
      ) : (
        <AnnotationDialog
          patient={patient}
          {...(open.annotation && { annotation: open.annotation })}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
