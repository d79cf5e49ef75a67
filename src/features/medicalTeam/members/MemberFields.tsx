import type { Control, FieldPath } from 'react-hook-form';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { memberLabels, type MemberEntries } from './memberEntries';

const rows = [
  ['firstName', 'lastName'],
  ['email', 'mobile'],
  ['address'],
  ['pinCode', 'cityName', 'country'],
] as const;
const longest: Record<keyof MemberEntries, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  mobile: 40,
  address: 300,
  pinCode: 20,
  cityName: 100,
  country: 100,
};

/** Name and ways to reach a person. @param hint below the address: whether one way is needed */
export function MemberFields<Form extends MemberEntries>({
  control,
  hint,
}: {
  control: Control<Form>;
  hint?: string;
}) {
  const t = useT();
  return (
    <>
      {rows.map((row) => (
        <div key={row[0]} className="nd-form-row">
          {row.map((name) => (
            <TextField
              key={name}
              control={control}
              name={name as FieldPath<Form>}
              label={t(memberLabels[name])}
              hint={name === 'email' ? hint : undefined}
              required={name === 'firstName' || name === 'lastName'}
              maxLength={longest[name]}
            />
          ))}
        </div>
      ))}
    </>
  );
}
