import type { ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import type { MessageId } from '@/locales';
import type { LoadState } from '../useTreatment';

/** One part of the sheet under its heading; what is not known is said, and never looks like nothing. */
export function SheetPart({
  title,
  standing,
  children,
}: {
  title: MessageId;
  standing: LoadState;
  children: ReactNode;
}) {
  return (
    <section className="nd-sheet-part">
      <h3>
        <T id={title} />
      </h3>
      {standing === 'ready' ? (
        children
      ) : (
        <p className="nd-sheet-missing">
          <T id={standing === 'failed' ? 'treatment.partFailed' : 'treatment.partLoading'} />
        </p>
      )}
    </section>
  );
}

/** What somebody wrote, with its line breaks, in whichever language that was. */
export function FreeText({ text }: { text: string }) {
  return (
    <p className="nd-sheet-free">
      <bdi>{text}</bdi>
    </p>
  );
}
