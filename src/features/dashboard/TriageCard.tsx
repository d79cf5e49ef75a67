import { Link } from 'react-router-dom';
import { fullName } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useWording } from '@/shared/i18n/wording/wording';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { PatientsCard } from './PatientsCard';

/** The patients of a section with the reason why, the most urgent first; the rest is one click away. */
export function TriageCard({
  title,
  rows,
  more,
  empty,
  part,
}: {
  title: string;
  rows: readonly WorklistRow[];
  more: string;
  empty: { title: string; text?: string };
  /** How many patients are known, where not all are. */
  part: number | undefined;
}) {
  const words = useWording();
  return (
    <PatientsCard
      title={title}
      rows={rows}
      more={more}
      empty={empty}
      part={part}
      className="nd-people"
      renderItem={({ summary, triage }) => (
        <li key={summary.id}>
          <SeverityBadge severity={triage.severity} />
          <div className="nd-person">
            <Link to={`/userlist/${encodeURIComponent(summary.id)}`}>
              <bdi>{fullName(summary)}</bdi>
            </Link>
            {triage.reasons[0] && (
              <span className="nd-person-why">{words.reason(triage.reasons[0], summary.timeZone)}</span>
            )}
          </div>
        </li>
      )}
    />
  );
}
