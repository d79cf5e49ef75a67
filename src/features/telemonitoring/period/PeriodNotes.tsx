import type { Patient } from '@/domain/patients/patient';
import { useT } from '@/shared/i18n/text';
import { PressureTargetText } from '@/shared/ui/patient/PressureTargetText';
import type { DayBeside } from './periodColumns';
import { noteSentences } from './periodSummary';
import type { View } from './periodView';
import type { ViewWords } from './periodWords';

/** What is left out of the figures of a period. */
export function PeriodWarnings({ view, unreadable }: { view: View; unreadable: number }) {
  const t = useT();
  const odd = view.listed.filter((one) => one.odd === 'implausible' || one.odd === 'future').length;
  return (
    <>
      {odd > 0 && <p className="alert alert-warning">{t('telemonitoring.oddLeftOut', { count: odd })}</p>}
      {unreadable > 0 && (
        <p className="alert alert-warning">{t('telemonitoring.unreadable', { count: unreadable })}</p>
      )}
    </>
  );
}

/** What else is said of a period, below its figures: what is aimed at, today’s plan, the series at home, the balance. */
export function PeriodNotes({
  view,
  patient,
  words,
  beside,
}: {
  view: View;
  patient: Patient;
  words: ViewWords;
  beside: DayBeside;
}) {
  const notes = noteSentences(view, patient, words, beside);
  return (
    <div className="nd-period-notes">
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {view.measure === 'bloodPressure' && <PressureTargetText target={patient.ext.pressureTarget} />}
    </div>
  );
}
