import { Link } from 'react-router-dom';
import type { Article } from '@/domain/education/article';
import { isOverdue, reportOf } from '@/domain/education/report';
import { fullName } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { StateWord } from '../StateWord';
import { useGiven } from '../useGiven';

/** Who was given a post, whether they read it, and how the quiz went (§3 #35). */
export function ArticleReport({ article }: { article: Article }) {
  const t = useT();
  const formats = useFormats();
  const given = useGiven();
  const { rows: people } = useEntities(summaries);
  const today = new Date(now()).toISOString().slice(0, 10);
  const own = given.rows.filter((one) => one.article === article.id);
  const report = reportOf(own, today);
  const share = (part: number | null) => (part === null ? '–' : formats.percent(part));
  const figures: [MessageId, string][] = [
    ['education.given', formats.number(report.given)],
    ['education.readShare', share(report.readShare)],
    ['education.overdue', formats.number(report.overdue)],
    ['education.quizShare', share(report.quizShare)],
  ];
  const nameOf = (id: string) => {
    const row = people.find((one) => one.id === id);
    return row ? fullName(row) : t('alerts.unknownPatient');
  };
  return (
    <AsyncView
      status={given.status}
      error={null}
      isEmpty={given.status !== 'ready' && own.length === 0}
      onRetry={given.reload}
    >
      <dl className="nd-report mb-3">
        {figures.map(([word, figure]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {own.length === 0 && <T id="education.givenToNobody" />}
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {own.map((one) => (
          <li key={one.id}>
            <Link to={`/userlist/${encodeURIComponent(one.patient)}/education`}>
              <bdi>{nameOf(one.patient)}</bdi>
            </Link>{' '}
            <span className="small">
              <StateWord state={one.state} />
              {isOverdue(one, today) && one.due !== undefined && (
                <span className="text-danger">
                  {' '}
                  <T id="education.overdueSince" values={{ day: formats.day(one.due) }} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </AsyncView>
  );
}
