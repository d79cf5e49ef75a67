import { Link } from 'react-router-dom';
import { UNDO_DAYS } from '@/domain/exchange/importUndo';
import { fullName } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import type { Change, PatientOutcome } from '../run/importRun';
import { changeMessages } from './importWording';

/** Number of names shown; the saved report has them all. */
const SHOWN = 50;
const order: readonly Change[] = ['created', 'updated', 'unchanged'];

/** The patients of an import, by what happened to them, each a link to its record. */
export function OutcomeList({
  outcomes,
  onLeave,
}: {
  outcomes: readonly PatientOutcome[];
  onLeave: () => void;
}) {
  const t = useT();
  if (outcomes.length === 0) return null;
  const sorted = outcomes.toSorted((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
  const hidden = sorted.length - SHOWN;
  return (
    <section aria-labelledby="import-patients">
      <h3 className="h6" id="import-patients">
        <T id="imports.patientsTitle" />
      </h3>
      {sorted.some(({ change }) => change === 'updated') && (
        <p>
          <T id="imports.undoWhere" values={{ days: UNDO_DAYS }} />
        </p>
      )}
      <ul className="list-unstyled mb-0 d-flex flex-wrap gap-2 column-gap-4">
        {sorted.slice(0, SHOWN).map(({ id, name, change }) => (
          <li key={id} className="py-1">
            <Link to={`/userlist/${encodeURIComponent(id)}`} onClick={onLeave}>
              <bdi>{fullName(name)}</bdi>
            </Link>{' '}
            <span className="nd-tag">{t(changeMessages[change])}</span>{' '}
            {change === 'updated' && (
              <Link
                to={`/userlist/${encodeURIComponent(id)}/history`}
                onClick={onLeave}
                aria-label={`${t('imports.undo')} ${fullName(name)}`}
              >
                <T id="imports.undo" />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mb-0 text-body-secondary">
          <T id="imports.morePatients" values={{ count: hidden }} />
        </p>
      )}
    </section>
  );
}
