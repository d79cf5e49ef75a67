import { Link } from 'react-router-dom';
import { fullName } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { T } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { EmptyState } from '@/shared/ui/EmptyState';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { TitledCard } from '@/shared/ui/TitledCard';

const SHOWN = 8;

/** The patients of a section with the reason why, the most urgent first; the rest is one click away. */
export function TriageCard({
  title,
  rows,
  more,
  empty,
}: {
  title: string;
  rows: readonly WorklistRow[];
  more: string;
  empty: { title: string; text?: string };
}) {
  const words = useWording();
  return (
    <TitledCard
      title={title}
      {...(rows.length > SHOWN && {
        footer: (
          <Link to={more}>
            <T id="dashboard.showAll" values={{ count: rows.length }} />
          </Link>
        ),
      })}
    >
      {rows.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul className="nd-people">
          {rows.slice(0, SHOWN).map(({ summary, triage }) => (
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
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
