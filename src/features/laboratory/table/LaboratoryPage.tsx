import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { isTimeZone } from '@/domain/patientDay';
import { isLabMistake, type LabResult } from '@/domain/laboratory/labResult';
import { resultTable } from '@/domain/laboratory/resultTable';
import type { Patient } from '@/domain/patients/patient';
import { IfMay } from '@/shared/IfMay';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { analyteWord } from '@/shared/i18n/wording/analyteWording';
import { useNow } from '@/shared/store/clock';
import { useOwned } from '@/shared/store/ownedSlice';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { Skeleton } from '@/shared/ui/Skeleton';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { AnalyteChart } from '../chart/AnalyteChart';
import type { SameSample } from '../form/labEntries';
import { LabResultDialog } from '../form/LabResultDialog';

import { LabResultDetails } from '../result/LabResultDetails';
import { labResults } from '../slice';
import { StageCard } from '../stage/StageCard';
import { LabTable } from './LabTable';
import { useTableQuery, type DayOrder } from './useTableQuery';
import '@/shared/forms/formRows.css';
import '../laboratory.css';

/** So many days stand beside each other. */
const DAYS_SHOWN = 8;
const HOUR_MS = 3_600_000;

/** Laboratory results of a patient: dates × analytes, the stages of kidney disease, and the course of each analyte. */
export default function LaboratoryPage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  // Nothing typed about one patient comes to another.
  return <Laboratory key={patient.id} patient={patient} />;
}

/** The dialog that is open: a result in detail, one that is corrected, or a new one, which has a number of its own. */
type Open =
  | { what: 'details' | 'correct'; id: string }
  | { what: 'new'; number: number; sample?: SameSample }
  | null;

function LabDialogs({
  open,
  results,
  patient,
  zone,
  onOpen,
}: {
  open: Open;
  results: readonly LabResult[];
  patient: Patient;
  zone: string;
  onOpen: (open: Open) => void;
}) {
  const close = () => onOpen(null);
  if (open?.what === 'new')
    return (
      <LabResultDialog
        key={open.number}
        patient={patient}
        result={null}
        sample={open.sample}
        onFurther={(sample) => onOpen({ what: 'new', number: open.number + 1, sample })}
        onClose={close}
      />
    );
  const result = results.find(({ id }) => id === open?.id);
  if (!open || !result) return null;
  return open.what === 'correct' ? (
    <LabResultDialog patient={patient} result={result} onClose={close} />
  ) : (
    <LabResultDetails
      result={result}
      patient={patient}
      timeZone={zone}
      onCorrect={() => onOpen({ what: 'correct', id: result.id })}
      onClose={close}
    />
  );
}

/** Results that were entered in error: they count for nothing and stay to be read. */
function Mistakes({
  results,
  zone,
  onResult,
}: {
  results: readonly LabResult[];
  zone: string;
  onResult: (id: string) => void;
}) {
  const t = useT();
  const { moment } = usePatientTimes(zone);
  return (
    <TitledCard title={t('laboratory.mistakes')}>
      <ul className="list-unstyled mb-0">
        {results.map(({ id, analyte, at }) => (
          <li key={id}>
            <button type="button" className="btn btn-link px-0" onClick={() => onResult(id)}>
              {t('laboratory.mistakeLine', { analyte: t(analyteWord[analyte]), at: moment(at) })}
            </button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function Laboratory({ patient }: { patient: Patient }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const zone = isTimeZone(patient.ext.timeZone) ? patient.ext.timeZone : 'UTC';
  const { rows: results, status, error, reload } = useOwned(labResults, patient.id);
  const { query, show } = useTableQuery();
  const [open, setOpen] = useState<Open>(null);
  const table = useMemo(() => resultTable(results, patient), [results, patient]);
  const mistakes = useMemo(() => results.filter(isLabMistake), [results]);
  const last = Math.max(0, table.days.length - DAYS_SHOWN);
  const skipped = Math.min(query.skipped, last);
  const end = table.days.length - skipped;
  const ascending = table.days.slice(Math.max(0, end - DAYS_SHOWN), end);
  const days = query.order === 'newest' ? ascending.toReversed() : ascending;
  const chosen = table.rows.find(({ analyte }) => analyte === query.analyte);
  const [first, newest] = [ascending[0], ascending.at(-1)];
  const onResult = (id: string) => setOpen({ what: 'details', id });
  const add = (
    <IfMay do="findings.write">
      <button type="button" className="btn btn-primary" onClick={() => setOpen({ what: 'new', number: 0 })}>
        <Icon of={Plus} /> <T id="laboratory.enter" />
      </button>
    </IfMay>
  );
  return (
    <div className="nd-laboratory">
      <div className="nd-lab-bar">
        <Segmented<DayOrder>
          label={t('laboratory.order')}
          value={query.order}
          options={[
            { value: 'newest', label: t('laboratory.newestFirst') },
            { value: 'oldest', label: t('laboratory.oldestFirst') },
          ]}
          onChange={(order) => show({ order })}
        />
        {mistakes.length > 0 && (
          <label className="form-check mb-0">
            <input
              type="checkbox"
              className="form-check-input"
              checked={query.mistakes}
              onChange={(event) => show({ mistakes: event.target.checked })}
            />
            <span className="form-check-label">
              {t('laboratory.showMistakes', { count: mistakes.length })}
            </span>
          </label>
        )}
        {add}
      </div>
      <ZoneNote zone={zone} />
      <AsyncView
        status={status}
        error={error}
        isEmpty={table.rows.length === 0}
        onRetry={reload}
        skeleton={<Skeleton shape="chart" />}
        empty={
          <div className="card">
            <EmptyState title={<T id="laboratory.emptyTitle" />} text={<T id="laboratory.emptyText" />} />
          </div>
        }
      >
        {chosen && <AnalyteChart row={chosen} zone={zone} onClose={() => show({ analyte: null })} />}
        <section className="card">
          <LabTable
            rows={table.rows}
            days={days}
            chosen={chosen?.analyte ?? null}
            onAnalyte={(analyte) => show({ analyte })}
            onResult={onResult}
          />
          {last > 0 && first !== undefined && newest !== undefined && (
            <div className="card-footer nd-lab-steps">
              <button
                type="button"
                className="btn btn-outline-secondary"
                disabled={skipped >= last}
                onClick={() => show({ skipped: Math.min(last, skipped + DAYS_SHOWN) })}
              >
                <T id="laboratory.earlier" />
              </button>
              <span role="status">
                {t('laboratory.daysShown', {
                  from: formats.day(first),
                  to: formats.day(newest),
                  count: table.days.length,
                })}
              </span>
              <button
                type="button"
                className="btn btn-outline-secondary"
                disabled={skipped === 0}
                onClick={() => show({ skipped: Math.max(0, skipped - DAYS_SHOWN) })}
              >
                <T id="laboratory.later" />
              </button>
            </div>
          )}
        </section>
        <StageCard patient={patient} results={results} now={Math.ceil(now / HOUR_MS) * HOUR_MS} />
      </AsyncView>
      {query.mistakes && mistakes.length > 0 && (
        <Mistakes results={mistakes} zone={zone} onResult={onResult} />
      )}
      <LabDialogs open={open} results={results} patient={patient} zone={zone} onOpen={setOpen} />
    </div>
  );
}
