import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { useRuleSentences } from '../ruleSentences';
import { ThresholdOrigin } from '../thresholds/ThresholdText';
import type { Doing } from './LimitDialogs';
import { LimitFigures } from './LimitFigures';
import type { LimitRow } from './limitRows';

/** Rules with the figures that hold for the patient, and what can be done about them. */
export function LimitList({
  rows,
  today,
  onAct,
}: {
  rows: readonly LimitRow[];
  today: string;
  onAct: (doing: Doing) => void;
}) {
  const t = useT();
  const words = useRuleSentences();
  return (
    <ul className="list-unstyled d-grid gap-3 mb-0">
      {rows.map((row) => {
        const { rule, own } = row;
        const name = words.name(rule);
        return (
          <li key={rule.id} className="d-flex flex-wrap gap-3 justify-content-between border-top pt-3">
            <div>
              <h3 className="h6 mb-1">
                <bdi>{name}</bdi>
              </h3>
              <LimitFigures row={row} />
              {own && <ThresholdOrigin threshold={own} today={today} />}
            </div>
            <IfMay do="limits.write">
              <div className="nd-actions align-self-start">
                <button
                  type="button"
                  className="btn btn-outline-primary"
                  aria-label={t('alertRules.changeLimitsOf', { name })}
                  onClick={() => onAct({ action: 'edit', row })}
                >
                  <T id="alertRules.change" />
                </button>
                {own && (
                  <button
                    type="button"
                    className="btn btn-outline-danger"
                    aria-label={t('alertRules.removeLimitsOf', { name })}
                    onClick={() => onAct({ action: 'remove', row })}
                  >
                    <T id="alertRules.removeLimits" />
                  </button>
                )}
              </div>
            </IfMay>
          </li>
        );
      })}
    </ul>
  );
}
