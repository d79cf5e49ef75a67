import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Alert } from '@/domain/alerts/alert';
import { rules } from '@/features/alertRules/slice';
import { patients } from '@/features/patients/slice';
import { locales, toLocale } from '@/locales';
import { T } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { FailureLine } from '@/shared/ui/FailureLine';

/** What the alert's rule suggests saying to the patient: in the patient's language first, then in the reader's. */
export function RuleAdvice({ alert }: { alert: Alert }) {
  const intl = useIntl();
  const { rows, status, reload } = useEntities(rules);
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, alert.patient));
  if (status === 'failed') return <FailureLine message="alerts.adviceFailed" onRetry={reload} />;
  const advice = rows.find(({ id }) => id === alert.rule)?.value?.advice ?? {};
  const order = [patient?.ext.preferredLanguage, toLocale(intl.locale), ...locales];
  const said = [...new Set(order)].flatMap((locale) => {
    const text = locale && advice[locale];
    return text ? [{ locale, text }] : [];
  });
  if (said.length === 0) return null;
  return (
    <section className="mb-4">
      <h3 className="h6">
        <T id="alerts.advice" />
      </h3>
      <dl className="mb-0">
        {said.map(({ locale, text }) => (
          <div key={locale}>
            <dt className="fw-normal text-body-secondary">
              {intl.formatDisplayName(locale, { type: 'language' })}
            </dt>
            <dd lang={locale}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
