import { T, useT } from '@/shared/i18n/text';
import type { AppError } from '@/shared/api/appError';
import { DayField } from '@/shared/ui/days/DayField';
import { Field } from '@/shared/ui/Field';

/** By when a post is to be read, and what is said with it. */
export interface Due {
  due: string;
  message: string;
}
export const noDue: Due = { due: '', message: '' };

/** As a call sends it. */
export const dueOf = ({ due, message }: Due) => ({
  ...(due !== '' && { due }),
  ...(message.trim() !== '' && { message: message.trim() }),
});

export function DueFields({ value, onChange }: { value: Due; onChange: (to: Due) => void }) {
  const t = useT();
  return (
    <>
      <DayField
        label={t('education.due')}
        hint={t('education.dueHint')}
        value={value.due}
        onChange={(due) => onChange({ ...value, due })}
      />
      <Field label={t('education.message')}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={500}
            value={value.message}
            onChange={({ target }) => onChange({ ...value, message: target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Why it could not be given. */
export function GiveFailure({ failure }: { failure: AppError | null }) {
  return failure ? (
    <p role="alert" className="nd-field-error">
      {failure.text ?? <T id={failure.fields?.['article'] ?? failure.message} />}
    </p>
  ) : null;
}
