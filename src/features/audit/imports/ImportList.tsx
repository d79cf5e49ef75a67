import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ImportMade } from '@/domain/exchange/importUndo';
import type { Patient } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { IfMay } from '@/shared/IfMay';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';
import { fetchImports } from './importCalls';
import { UndoImportDialog } from './UndoImportDialog';

/** Imports as they were when the record stood like this. */
interface Known {
  state: string;
  imports: readonly ImportMade[];
}

/** The imports of a month that changed a patient, each of which can be undone; nothing where there is none. */
export function ImportList({ patient, onUndone }: { patient: Patient; onUndone: () => void }) {
  const t = useT();
  const { id, version } = patient;
  const row = useSelector((state: Record<string, unknown>) => summaries.selectById(state, id));
  const [{ imports }, setKnown] = useState<Known>({ state: '', imports: [] });
  const [chosen, setChosen] = useState<ImportMade | null>(null);
  // Readings that came or went show in the worklist's row alone.
  const state = `${version} ${row?.version ?? ''}`;
  useEffect(() => {
    const control = new AbortController();
    // The log below tells of a failure; without this list only nothing can be undone.
    fetchImports(id, control.signal).then(
      (found) => setKnown({ state, imports: found }),
      () => undefined,
    );
    return () => control.abort();
  }, [id, state]);
  if (imports.length === 0) return null;
  return (
    <div className="mb-3">
      <TitledCard title={t('imports.undoable')}>
        <ul className="list-unstyled d-grid gap-2 mb-0">
          {imports.map((one) => (
            <li key={one.id} className="d-flex flex-wrap gap-2 align-items-center">
              <ImportSummary made={one} />
              <IfMay do="records.import">
                <button
                  type="button"
                  className="btn btn-outline-primary btn-sm"
                  onClick={() => setChosen(one)}
                >
                  <T id="imports.undo" />
                </button>
              </IfMay>
            </li>
          ))}
        </ul>
        {chosen && (
          <UndoImportDialog
            made={chosen}
            patient={patient}
            onUndone={onUndone}
            onClose={() => setChosen(null)}
          />
        )}
      </TitledCard>
    </div>
  );
}

function ImportSummary({ made: { at, by, person, items, readings } }: { made: ImportMade }) {
  const times = useOwnTimes();
  return (
    <span className="flex-grow-1">
      <time dateTime={at}>{times.moment(at)}</time>, <Person by={by} />
      <span className="d-block small text-body-secondary">
        <T id="imports.made" values={{ person: String(person), items, readings }} />
      </span>
    </span>
  );
}
