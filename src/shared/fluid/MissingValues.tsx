import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { VariableName } from '@/domain/fluid/formula/formulaNames';
import { useVariableWords } from './variableWords';

/** The measure that a reading of a variable is recorded as. */
const measured: Partial<Record<VariableName, string>> = {
  weight: 'weight',
  urine24h: 'urine',
  baseline: 'water',
};
const inProfile: readonly VariableName[] = ['dryWeight', 'height', 'age', 'sex'];

/** Where a value of a patient is entered: as a reading or in the profile. */
function entryPath(name: VariableName, patient: string): string | null {
  const record = `/userlist/${encodeURIComponent(patient)}`;
  const measure = measured[name];
  if (measure !== undefined) return `${record}/telemonitoring?record=${measure}`;
  return inProfile.includes(name) ? `${record}/profile` : null;
}

/**
 * Values that a plan needs and that are not recorded, each with the way to where it is entered. It opens in a tab of its
 * own: what is half typed here stays.
 */
export function MissingValues({ names, patient }: { names: readonly VariableName[]; patient: string }) {
  const intl = useIntl();
  const words = useVariableWords();
  return intl.formatList(
    names.map((name) => {
      const path = entryPath(name, patient);
      return path === null ? (
        words.short(name)
      ) : (
        <Link key={name} className="alert-link" to={path} target="_blank" rel="noreferrer">
          {words.short(name)}
        </Link>
      );
    }),
  );
}
