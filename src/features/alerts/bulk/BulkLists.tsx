import { useIntl } from 'react-intl';
import { fullName } from '@/domain/patients/patient';
import type { MessageId } from '@/locales';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { T, useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import type { AlertRow } from '../alertRows';
import type { BulkPlan } from './bulkSummary';

/** Each patient with the alerts to be changed, then the alerts left out and why. */
export function BulkPatients({ plan }: { plan: BulkPlan }) {
  return (
    <>
      {plan.byPatient.length > 0 && (
        <ul className="nd-bulk list-unstyled">
          {plan.byPatient.map(({ patient, rows }) => (
            <li key={patient}>
              <Name row={rows[0]} />
              <ul className="list-unstyled ps-3">
                {rows.map((row) => (
                  <li key={row.alert.id}>
                    <Line row={row} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {plan.excluded.length > 0 && (
        <div className="alert alert-warning">
          <p className="fw-semibold mb-1">
            <T id="alerts.bulkExcluded" values={{ count: plan.excluded.length }} />
          </p>
          <ReasonList list={plan.excluded} />
        </div>
      )}
    </>
  );
}

/** The alerts that failed. @param failed the reason, by the alert's id */
export function BulkFailures({
  chosen,
  failed,
}: {
  chosen: readonly AlertRow[];
  failed: ReadonlyMap<string, MessageId>;
}) {
  const list = chosen.flatMap((row) => {
    const why = failed.get(row.alert.id);
    return why ? [{ row, why }] : [];
  });
  if (list.length === 0) return null;
  return (
    <div role="alert" className="alert alert-danger">
      <p className="fw-semibold mb-1">
        <T id="alerts.bulkFailed" values={{ count: list.length }} />
      </p>
      <ReasonList list={list} />
    </div>
  );
}

function ReasonList({ list }: { list: readonly { row: AlertRow; why: MessageId }[] }) {
  return (
    <ul className="nd-bulk list-unstyled mb-0">
      {list.map(({ row, why }) => (
        <li key={row.alert.id}>
          <Name row={row} />
          <div>
            <Line row={row} />
          </div>
          <T id={why} />
        </li>
      ))}
    </ul>
  );
}

function Name({ row }: { row: AlertRow | undefined }) {
  const t = useT();
  if (!row) return null;
  const { patient } = row;
  return (
    <strong>
      <bdi>{patient ? fullName(patient) : t('alerts.unknownPatient')}</bdi>
    </strong>
  );
}

function Line({ row: { alert } }: { row: AlertRow }) {
  const intl = useIntl();
  return (
    <>
      <SeverityBadge severity={alert.severity} /> {ruleName(alert.rule, intl, alert.ruleName)}
    </>
  );
}
