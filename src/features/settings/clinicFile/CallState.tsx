import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import type { LongCall } from './useLongCall';

/** How far a long call is, with its stop; or that it was stopped or failed. */
export function CallState({
  call: { progress, failure, isStopped, stop },
  word,
}: {
  call: LongCall;
  word: MessageId;
}) {
  const t = useT();
  if (progress) {
    const text = progress.total === 0 ? t('clinicFile.begin') : t(word, { ...progress });
    return (
      <div className="d-grid gap-2 mt-3">
        <p className="mb-0" role="status">
          {text}
        </p>
        <ProgressBar
          label={t('clinicFile.progress')}
          value={progress.done}
          max={progress.total}
          valueText={text}
        />
        <div>
          <button type="button" className="btn btn-outline-secondary" onClick={stop}>
            <T id="common.cancel" />
          </button>
        </div>
      </div>
    );
  }
  if (failure)
    return (
      <p role="alert" className="nd-field-error mt-3 mb-0">
        {failure.text ?? <T id={failure.message} />} <T id="clinicFile.nothing" />
      </p>
    );
  return isStopped ? (
    <p role="status" className="mt-3 mb-0">
      <T id="clinicFile.stopped" />
    </p>
  ) : null;
}
