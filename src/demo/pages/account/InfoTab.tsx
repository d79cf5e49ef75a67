import { useIntl } from 'react-intl';
import type { MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { DayField } from '@/shared/ui/days/DayField';
import { Field } from '@/shared/ui/Field';
import { addressProblem } from '../addressProblem';
import { changeAccount, useAccount, type Info } from './account';
import { EntryForm } from './EntryForm';
import { Line } from './Line';
import { useEntries, type Problems } from './useEntries';

const countries = ['AT', 'BE', 'BR', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'LU', 'NL', 'PT'];
const spoken = ['de', 'en', 'es', 'fr', 'nl', 'pt'];
const genders: readonly [string, MessageId][] = [
  ['female', 'accountSettings.female'],
  ['male', 'accountSettings.male'],
  ['other', 'accountSettings.other'],
];

const problemsOf = ({ born, phone, website }: Info): Problems<Info> => ({
  born: born > new Date(now()).toISOString().slice(0, 10) ? 'validation.afterToday' : null,
  phone: /^[\d +\-()/.]*$/.test(phone) ? null : 'validation.phone',
  website: addressProblem(website),
});

/** What else there is to know about somebody. */
export function InfoTab() {
  const t = useT();
  const intl = useIntl();
  const { info } = useAccount();
  const { entries, change, problems, form } = useEntries({
    stored: info,
    problemsOf,
    onSave: (next) => {
      changeAccount({ info: next });
      return next;
    },
  });
  const line = (name: 'phone' | 'website', label: MessageId, type: 'tel' | 'url') => (
    <Line
      name={name}
      type={type}
      label={<T id={label} />}
      problem={problems[name]}
      value={entries[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <EntryForm title="accountSettings.info" form={form}>
      <Field label={<T id="accountSettings.bio" />}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={3}
            dir="auto"
            maxLength={500}
            value={entries.bio}
            onChange={({ target }) => change({ bio: target.value })}
          />
        )}
      </Field>
      <DayField
        id={fieldId('born')}
        label={t('accountSettings.born')}
        error={problems.born && t(problems.born)}
        value={entries.born}
        onChange={(born) => change({ born })}
      />
      <Field id={fieldId('country')} label={<T id="accountSettings.country" />}>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={entries.country}
            onChange={({ target }) => change({ country: target.value })}
          >
            {countries
              .map((code) => ({ code, name: intl.formatDisplayName(code, { type: 'region' }) ?? code }))
              .sort((one, other) => one.name.localeCompare(other.name, intl.locale))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      <fieldset className="mb-3">
        <legend className="form-label fs-6">
          <T id="accountSettings.languages" />
        </legend>
        <div className="nd-account-checks">
          {spoken.map((code) => (
            <label key={code} className="form-check nd-account-check">
              <input
                type="checkbox"
                className="form-check-input"
                checked={entries.languages.includes(code)}
                onChange={({ target }) =>
                  change({
                    languages: spoken.filter((one) =>
                      one === code ? target.checked : entries.languages.includes(one),
                    ),
                  })
                }
              />
              <span className="form-check-label">{intl.formatDisplayName(code, { type: 'language' })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {line('phone', 'accountSettings.phone', 'tel')}
      {line('website', 'accountSettings.website', 'url')}
      <fieldset>
        <legend className="form-label fs-6">
          <T id="accountSettings.gender" />
        </legend>
        <div className="nd-account-checks">
          {genders.map(([value, label]) => (
            <label key={value} className="form-check nd-account-check">
              <input
                type="radio"
                name="gender"
                className="form-check-input"
                checked={entries.gender === value}
                onChange={() => change({ gender: value })}
              />
              <span className="form-check-label">{t(label)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </EntryForm>
  );
}
