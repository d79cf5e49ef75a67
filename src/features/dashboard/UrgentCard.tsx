import { Link } from 'react-router-dom';
import { fullName } from '@/domain/patients/patient';
import { measures, summedMeasures, type Measure } from '@/domain/readings/measure';
import { courseLimits, courseOf, drawnCourse } from '@/domain/worklist/vitals';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { Person } from '@/shared/ui/Person';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { Spark } from '@/shared/ui/patient/Spark';
import { sparkSpan } from '@/shared/ui/patient/sparkSpan';
import { PatientsCard } from './PatientsCard';
import { levelOf } from '@/domain/alerts/severity';

const measured = (measure: string): Measure | undefined => measures.find((one) => one === measure);

/** Who needs attention now: why, the value and its course, since when, and who has taken it over. */
export function UrgentCard({
  rows,
  more,
  part,
}: {
  rows: readonly WorklistRow[];
  more: string;
  /** How many patients are known, where not all are. */
  part: number | undefined;
}) {
  const t = useT();
  return (
    <PatientsCard
      title={t('dashboard.triage')}
      rows={rows}
      more={more}
      part={part}
      empty={{ title: t('dashboard.nobodyUrgent'), text: t('dashboard.nobodyUrgentText') }}
      className="nd-urgent"
      renderItem={(row) => <UrgentRow key={row.summary.id} row={row} />}
    />
  );
}

function UrgentRow({ row: { summary, triage, today } }: { row: WorklistRow }) {
  const t = useT();
  const words = useWording();
  const formats = useFormats();
  const moment = useNow();
  const [reason] = triage.reasons;
  const alert = reason?.kind === 'alert' ? reason.alert : undefined;
  const measure = alert && measured(alert.measure);
  const latest = measure && !summedMeasures.includes(measure) ? summary.latest[measure] : undefined;
  const course = measure ? drawnCourse(measure, courseOf(summary, measure, today)) : [];
  // Of what is summed the alert's own total: a single drink says nothing.
  const total = measure && !latest && alert.direction !== 'missing' ? alert.observed : undefined;
  const began = alert && (alert.began ?? alert.startedAt);
  const isAlerting = alert !== undefined && (total !== undefined || latest?.at === alert.observed.at);
  return (
    <li className={triage.section === 'critical' ? 'nd-urgent-critical' : undefined}>
      <SeverityBadge severity={triage.severity} />
      <div className="nd-person">
        <Link to={`/userlist/${encodeURIComponent(summary.id)}`}>
          <bdi>{fullName(summary)}</bdi>
        </Link>
        {reason && <span className="nd-person-why">{words.reason(reason, summary.timeZone)}</span>}
      </div>
      <span className={`nd-urgent-value nd-value${isAlerting ? ` nd-value-${levelOf(alert.severity)}` : ''}`}>
        {measure && latest ? words.value(measure, latest) : total && words.observed(total)}
      </span>
      <span className="nd-urgent-course">
        {measure && course.some((value) => value !== null) && (
          <Spark
            values={course}
            leastSpan={sparkSpan[measure]}
            limits={courseLimits(summary, measure, today)}
            label={t('dashboard.course', { days: course.filter((value) => value !== null).length })}
          />
        )}
      </span>
      <span className="nd-urgent-since">
        {alert && began !== undefined && (
          <>
            <time dateTime={began}>{formats.age(began, moment, today)}</time>
            <span className="d-block">
              {alert.owner === undefined ? <T id="dashboard.nobodyYet" /> : <Person by={alert.owner} />}
            </span>
          </>
        )}
      </span>
    </li>
  );
}
