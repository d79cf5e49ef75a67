import type { AlertRule, RuleStatus } from '@/domain/rules/alertRule';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useRuleSentences } from '../ruleSentences';
import { statusLooks } from '../ruleWords';
import { bodyOf } from '../simulation/simulationRun';
import { rules } from '../slice';

/** Why a rule is to stand otherwise, and how that is sent: about the version that is shown. */
export function useStatusChange(rule: AlertRule, status: RuleStatus) {
  const t = useT();
  const dispatch = useAppDispatch();
  const words = useRuleSentences();
  const draft = useReasonDraft(`rule ${rule.id} ${status}`);
  return {
    reason: { label: 'alertRules.reason', draft } as const,
    onSend: (reason: string) =>
      dispatch(
        rules.store({ body: { ...bodyOf(rule), status, reason }, version: rule.version, quiet: true }),
      ),
    done: {
      message: 'alertRules.statusChanged',
      values: { rule: words.name(rule), status: t(statusLooks[status].word) },
    } as const,
  };
}
