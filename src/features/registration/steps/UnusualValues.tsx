import type { EnrolmentProblem } from '@/domain/enrolment/problem';
import { T, useT } from '@/shared/i18n/text';
import { useProblemWords } from '../words';
import type { RegistrationFields } from './stepProps';

/** What is unusual: each is looked at, and ticked or put right. */
export function UnusualValues({
  registration: { form, entries, problems },
  onGo,
}: {
  registration: RegistrationFields;
  /** To the field that it is about. */
  onGo: (problem: EnrolmentProblem) => void;
}) {
  const t = useT();
  const words = useProblemWords();
  const unusual = problems.filter(({ level }) => level === 'unusual');
  const check = ({ key }: EnrolmentProblem, isChecked: boolean) => {
    const others = form.getValues('checked').filter((one) => one !== key);
    form.setValue('checked', isChecked ? [...others, key] : others);
  };
  if (unusual.length === 0) return null;
  return (
    <fieldset className="alert alert-warning">
      <legend className="h6">{t('registration.unusual', { count: unusual.length })}</legend>
      {unusual.map((one) => (
        <div key={one.field} className="nd-unusual">
          <div className="form-check">
            <input
              type="checkbox"
              id={`checked-${one.field}`}
              className="form-check-input"
              checked={entries.checked.includes(one.key)}
              onChange={({ target }) => check(one, target.checked)}
            />
            <label className="form-check-label" htmlFor={`checked-${one.field}`}>
              {t('registration.checked', { what: words.sentence(one) })}
            </label>
          </div>
          <button
            type="button"
            className="btn btn-link alert-link"
            aria-label={t('registration.changeOne', { field: words.name(one.field) })}
            onClick={() => onGo(one)}
          >
            <T id="registration.change" />
          </button>
        </div>
      ))}
    </fieldset>
  );
}
