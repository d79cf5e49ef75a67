import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Allocation } from '@/domain/medicine/allocation';
import { liesFarAhead, RETROACTIVE_DAYS, type Intake } from '@/domain/medicine/intake';
import type { ExcusedDays } from '@/domain/medicine/schedule';
import type { Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { T, useT } from '@/shared/i18n/text';
import { changedParams } from '@/shared/navigation/listQuery';
import { now as clock } from '@/shared/store/clock';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { dayIntakes, type DueRow, type NeededRow } from './dayIntakes';
import { DaySwitch } from './DaySwitch';
import { DueItem } from './DueItem';
import { IntakeDialog } from './IntakeDialog';
import { NeededItem } from './NeededItem';
import { useIntakeActions, type IntakeSubject } from './useIntakeActions';
import { useMedicineWords } from '../medicineWords';

interface Said {
  subject: IntakeSubject;
  state: 'taken' | 'skipped';
  entry: Intake | undefined;
  /** Of a medicine taken as needed. */
  needed?: NeededRow;
}

const dayOf = (text: string | null, today: string): string =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  text <= today &&
  text >= addDays(today, -RETROACTIVE_DAYS)
    ? text
    : today;

const dueSubject = ({ allocation, due }: DueRow): IntakeSubject | null =>
  due && { allocation, due, amount: due.dose };
const neededSubject = ({ allocation, segment }: NeededRow): IntakeSubject => ({
  allocation,
  due: null,
  amount: segment.dose,
});

/** The intakes of today or of one of the fourteen days before, and what is said about each. */
export function IntakeCard({
  patient,
  own,
  entries,
  timeZone,
  now,
  today,
  isExcused,
}: {
  patient: Patient;
  own: readonly Allocation[];
  entries: readonly Intake[];
  timeZone: string;
  now: number;
  today: string;
  isExcused: ExcusedDays;
}) {
  const t = useT();
  const words = useMedicineWords();
  const [params, setParams] = useSearchParams();
  const day = dayOf(params.get('day'), today);
  const isToday = day === today;
  const { due, needed, unknown, counts } = useMemo(
    () => dayIntakes(own, entries, { day, timeZone, now, isExcused }),
    [own, entries, day, timeZone, now, isExcused],
  );
  const { busy, failure, enter, undo } = useIntakeActions();
  const [said, setSaid] = useState<Said | null>(null);
  const takenNow = (subject: IntakeSubject | null) => {
    if (!subject) return;
    // Later today it may be meant, or a dose of before: it is asked about.
    if (subject.due && liesFarAhead(subject.due.at, clock()))
      setSaid({ subject, state: 'taken', entry: undefined });
    else void enter(subject, { state: 'taken' });
  };
  const failureOf = (row: string) => (failure?.row === row && !said ? failure.error : null);
  return (
    <TitledCard title={t('intakes.title')}>
      <ZoneNote zone={timeZone} />
      <DaySwitch
        day={day}
        today={today}
        onShow={(next) => setParams((before) => changedParams(before, { day: next }), { replace: true })}
      />
      <p className="mb-2" role="status">
        <T id="intakes.lead" values={{ taken: counts.taken, of: counts.of, missed: counts.missed }} />
      </p>
      <ul className="nd-med-intakes">
        {due.map((row) => (
          <DueItem
            key={row.id}
            row={row}
            shown={day}
            isToday={isToday}
            timeZone={timeZone}
            busy={busy !== null}
            failure={failureOf(row.id)}
            onTaken={() => takenNow(dueSubject(row))}
            onSay={(state) => {
              const subject = dueSubject(row);
              if (subject) setSaid({ subject, state, entry: row.entry });
            }}
            onUndo={() => row.entry && void undo(row.entry)}
          />
        ))}
        {needed.map((row) => (
          <NeededItem
            key={row.allocation.id}
            row={row}
            isToday={isToday}
            timeZone={timeZone}
            busy={busy !== null}
            failure={failureOf(row.allocation.id)}
            onTaken={() => takenNow(neededSubject(row))}
            onSay={() =>
              setSaid({
                subject: neededSubject(row),
                state: 'taken',
                entry: undefined,
                needed: row,
              })
            }
            onUndo={(entry) => void undo(entry)}
          />
        ))}
        {unknown.map(({ allocation, segment }) => (
          <li key={allocation.id}>
            <bdi>{words.medicine(allocation.given)}</bdi>: {words.segment(segment, undefined)}
          </li>
        ))}
      </ul>
      {said && (
        <IntakeDialog
          {...said}
          patient={patient}
          day={day}
          isToday={isToday}
          timeZone={timeZone}
          enter={enter}
          onClose={() => setSaid(null)}
        />
      )}
    </TitledCard>
  );
}
