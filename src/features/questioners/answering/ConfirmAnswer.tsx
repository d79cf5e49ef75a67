import { T, useT } from '@/shared/i18n/text';

/** Id of the tick that says of an unusual answer that it is right all the same. */
export const confirmId = (linkId: string): string => `answer-${linkId}-confirmed`;

/** What is unusual about an answer that is kept as a reading, and the tick by which a person confirms it. */
export function ConfirmAnswer({
  linkId,
  message,
  isConfirmed,
  isMissing,
  onConfirm,
}: {
  linkId: string;
  message: string;
  isConfirmed: boolean;
  /** Whether it was to be handed in without. */
  isMissing: boolean;
  onConfirm: (isRight: boolean) => void;
}) {
  const t = useT();
  const id = confirmId(linkId);
  return (
    <div className="alert alert-warning mt-2 mb-0" role="group" aria-label={t('telemonitoring.unusual')}>
      <p className="mb-2">{message}</p>
      <div className="form-check">
        <input
          type="checkbox"
          id={id}
          className="form-check-input"
          checked={isConfirmed}
          aria-invalid={isMissing || undefined}
          onChange={({ target }) => onConfirm(target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          <T id="telemonitoring.confirm" />
        </label>
      </div>
    </div>
  );
}
