import type { Patient } from '@/domain/patients/patient';
import { useT } from '@/shared/i18n/text';
import type { DayBeside } from './periodColumns';
import { noteSentences, summarySentences } from './periodSummary';
import type { View } from './periodView';
import type { ViewWords } from './periodWords';

/** The summary of a period: its main figure first, then details, then excluded readings. */
export function PeriodNotes({
  view,
  patient,
  words,
  beside,
  unreadable,
}: {
  view: View;
  patient: Patient;
  words: ViewWords;
  beside: DayBeside;
  unreadable: number;
}) {
  const t = useT();
  const odd = view.listed.filter((one) => one.odd === 'implausible' || one.odd === 'future').length;
  const notes = noteSentences(view, patient, words, beside);
  return (
    <>
      <p className="nd-period-summary">{summarySentences(view, patient, words).join(' ')}</p>
      {notes.length > 0 && (
        <ul className="nd-period-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {odd > 0 && <p className="alert alert-warning">{t('telemonitoring.oddLeftOut', { count: odd })}</p>}
      {unreadable > 0 && (
        <p className="alert alert-warning">{t('telemonitoring.unreadable', { count: unreadable })}</p>
      )}
    </>
  );
}
