import { useIntl } from 'react-intl';
import { patientOf } from '@/domain/enrolment/enrolling';
import { planPreview } from '@/domain/enrolment/monitoringProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { isFor } from '@/domain/rules/ruleScope';
import { subjectFacts } from '@/domain/rules/ruleSubject';
import { resolveRule } from '@/domain/rules/threshold';
import { useRuleBook } from '@/features/alertRules/slice';
import { originWord } from '@/shared/i18n/wording/alertStoryWording';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { useWording } from '@/shared/i18n/wording/wording';
import { T, useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import type { StepProps } from './stepProps';

/** The limits that will hold for the patient, each with whose figure it is. */
export function LimitOverview({ registration: { entries }, facts: { choices, facts } }: StepProps) {
  const t = useT();
  const intl = useIntl();
  const wording = useWording();
  const { book, failed } = useRuleBook();
  const today = calendarDayOf(facts.now, entries.timeZone);
  const plan = choices.plans.find(({ id }) => id === entries.fluidPlan);
  const fluidTarget = plan && planPreview(entries, plan, facts.now).run?.day.target;
  const { ext, ...person } = patientOf(entries, 'new', facts.now);
  const planned = { ...ext, ...(fluidTarget && { fluidTarget }) };
  const patient = { ...person, ext: planned, version: '', updatedAt: '' };
  const bearer = { id: 'new', category: patient.category, pathologies: patient.pathologies };
  const rows = (book?.rules ?? [])
    .filter((rule) => rule.status === 'active' && isFor(rule, patient, today))
    .map((rule) => resolveRule(rule, book?.thresholds ?? [], bearer, today))
    .filter(({ off }) => !off);
  return (
    <details className="nd-limits mb-3">
      <summary>
        <T id="registration.limits" values={{ count: rows.length }} />
      </summary>
      <p className="form-text">
        <T id={failed ? 'registration.limitsFailed' : 'registration.limitsHint'} />
      </p>
      <ul className="list-unstyled">
        {rows.map((rule) => (
          <li key={rule.id}>
            <bdi className="fw-semibold">{ruleName(rule.id, intl, rule.name)}</bdi>
            <ul className="list-unstyled">
              {rule.levels.map((level) => {
                const unit = rule.basis === 'plan' ? '%' : subjectFacts[rule.subject].unit;
                const figure = wording.limit({
                  value: null,
                  limit: level.limit,
                  diastolicLimit: level.diastolic,
                  unit,
                });
                return (
                  <li key={level.severity}>
                    <SeverityBadge severity={level.severity} /> {figure}{' '}
                    <span className="text-body-secondary">
                      {t(originWord[level.origins.limit ?? 'global'])}
                    </span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
