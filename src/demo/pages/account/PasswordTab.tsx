import { fieldId } from '@/shared/forms/fieldTypes';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import type { MessageId } from '@/locales';
import { EntryForm } from './EntryForm';
import { useEntries, type Problems } from './useEntries';

interface Passwords {
  present: string;
  next: string;
  again: string;
}

const SHORTEST = 10;

/** What is wrong with a change of password: all are needed, the new one is long and another, and given twice. */
export const passwordProblems = ({ present, next, again }: Passwords): Problems<Passwords> => ({
  present: present === '' ? 'auth.passwordRequired' : null,
  next:
    [...next].length < SHORTEST
      ? 'validation.passwordShort'
      : next === present
        ? 'accountSettings.samePassword'
        : null,
  again: again === '' || again !== next ? 'accountSettings.notEqual' : null,
});

const blank: Passwords = { present: '', next: '', again: '' };
const words: readonly [keyof Passwords, MessageId][] = [
  ['present', 'accountSettings.present'],
  ['next', 'accountSettings.next'],
  ['again', 'accountSettings.again'],
];

/** Another password. It is kept nowhere, so that nothing typed here can be found again. */
export function PasswordTab() {
  const { entries, change, problems, form } = useEntries({
    stored: blank,
    problemsOf: passwordProblems,
    onSave: () => blank,
    saved: 'accountSettings.passwordChanged',
  });
  return (
    <EntryForm title="accountSettings.password" form={form} save="accountSettings.changePassword">
      <p>
        <T id="accountSettings.passwordLead" />
      </p>
      {words.map(([name, label]) => (
        <Field
          key={name}
          id={fieldId(name)}
          label={<T id={label} />}
          required
          hint={name === 'next' ? <T id="accountSettings.rule" /> : undefined}
          error={problems[name] && <T id={problems[name]} />}
        >
          {(control) => (
            <PasswordInput
              control={control}
              value={entries[name]}
              autoComplete={name === 'present' ? 'current-password' : 'new-password'}
              onChange={(value) => change({ [name]: value })}
              ref={null}
            />
          )}
        </Field>
      ))}
    </EntryForm>
  );
}
