import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CsvPatient } from '@/domain/csv/readings';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { summaries } from '../../slice';
import { CsvPreview } from './CsvPreview';
import { CsvQuestions } from './CsvQuestions';
import { CsvFormatFields } from './CsvFormatFields';
import { PatientChoice } from './PatientChoice';
import { outlookOf, type CsvChoices } from './csvPlan';
import type { CsvPlan } from './readCsv';
import { textOf } from './csvText';

/** Part of the file that is read to detect its format, bytes. */
const BEGINNING = 256 * 1024;

type Beginning = { text: string; isWhole: boolean } | 'unreadable' | null;

function useBeginning(file: File): Beginning {
  const [beginning, setBeginning] = useState<Beginning>(null);
  useEffect(() => {
    let isCurrent = true;
    const isWhole = file.size <= BEGINNING;
    void textOf(isWhole ? file : file.slice(0, BEGINNING), isWhole).then(
      (text) => isCurrent && setBeginning({ text, isWhole }),
      () => isCurrent && setBeginning('unreadable'),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return beginning;
}

/** The patients as reading a file needs them. */
function usePatients(): { patients: CsvPatient[]; areKnown: boolean } {
  const { rows, status } = useEntities(summaries);
  const patients = useMemo(
    () =>
      rows.map(({ id, patientId, firstName, lastName, dateOfbirth, timeZone, wakeUpTime }) => ({
        id,
        patientId,
        firstName,
        lastName,
        dateOfbirth,
        timeZone,
        wakeUpTime,
      })),
    [rows],
  );
  return { patients, areKnown: status === 'ready' };
}

/** The settings for reading a device's file: columns, ambiguities, and the patient. */
export function CsvSetup({
  file,
  onStart,
  onBack,
}: {
  file: File;
  onStart: (plan: CsvPlan) => void;
  onBack: () => void;
}) {
  const t = useT();
  const intl = useIntl();
  const beginning = useBeginning(file);
  const { patients, areKnown } = usePatients();
  const [choices, setChoices] = useState<CsvChoices>({ timeZone: null, patient: null });
  const choose = (change: Partial<CsvChoices>) => setChoices((before) => ({ ...before, ...change }));
  const outlook = useMemo(
    () =>
      beginning && beginning !== 'unreadable'
        ? outlookOf(beginning.text, beginning.isWhole, choices, patients)
        : null,
    [beginning, choices, patients],
  );
  // A number that is not known yet is no unknown number.
  const settings = areKnown ? outlook?.settings : null;
  return (
    <div className="d-flex flex-column gap-3">
      <h3 className="h6 mb-0 text-break">{t('csvImport.title', { file: file.name })}</h3>
      {beginning === 'unreadable' && (
        <div role="alert" className="alert alert-danger mb-0">
          <T id="csvImport.unreadable" />
        </div>
      )}
      {outlook && (
        <>
          <CsvQuestions outlook={outlook} choices={choices} onChoose={choose} />
          <CsvFormatFields outlook={outlook} choices={choices} onChoose={choose} />
          {!outlook.roles.includes('patientId') && (
            <PatientChoice
              patients={patients}
              chosen={choices.patient}
              // Whether a user of the device is the patient is another question for another patient.
              onChoose={(patient) => choose({ patient, user: undefined })}
            />
          )}
          {outlook.file.isHeadless && (
            <p className="mb-0">
              <T id="csvImport.noHeads" />
            </p>
          )}
          {outlook.isByDay && (
            <p className="mb-0">
              <T id="csvImport.byDay" />
            </p>
          )}
          {outlook.askZone && (
            <p className="mb-0">{t('csvImport.askZone', { cell: outlook.askZone.cell })}</p>
          )}
          <CsvPreview
            outlook={outlook}
            patients={patients}
            now={now()}
            onRoles={(roles, assigned) => {
              const { [assigned]: _, ...units } = choices.units ?? {};
              choose({ roles, units });
            }}
          />
          {outlook.leftOut.length > 0 && (
            <p className="mb-0 text-break" role="status">
              {t('csvImport.leftOut', { columns: intl.formatList(outlook.leftOut, { type: 'unit' }) })}
            </p>
          )}
          {outlook.missing.length > 0 && (
            <div className="alert alert-info mb-0" role="status">
              <h4 className="h6">
                <T id="csvImport.toDo" />
              </h4>
              <ul className="mb-0" id="csv-missing">
                {outlook.missing.map((need) => (
                  <li key={need}>
                    {t(need, { columns: intl.formatList(outlook.askColumns, { type: 'unit' }) })}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      {/* Visible while the lines are read, above the padding of the dialog's body. */}
      <div
        className="d-flex flex-wrap gap-2 py-2"
        style={{
          position: 'sticky',
          insetBlockEnd: 'calc(-1 * var(--bs-modal-padding))',
          background: 'var(--bs-modal-bg)',
        }}
      >
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={!settings}
          aria-describedby={settings ? undefined : 'csv-missing'}
          onClick={() => settings && onStart({ settings, patients })}
        >
          <T id="csvImport.start" />
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onBack}>
          <T id="csvImport.back" />
        </button>
      </div>
    </div>
  );
}
