import { useRef, useState } from 'react';
import type { AlertRule, RuleStatus } from '@/domain/rules/alertRule';
import type { AppError } from '@/shared/api/appError';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useRuleSentences } from '../ruleSentences';
import { statusLooks } from '../ruleWords';
import { bodyOf } from '../simulation/simulationRun';
import { rules } from '../slice';

/** Sends another status of the version that is shown. After a conflict the newer version is what the page shows. */
export function useStatusChange(rule: AlertRule, onDone: () => void) {
  const t = useT();
  const dispatch = useAppDispatch();
  const words = useRuleSentences();
  const [reason, setReason] = useState('');
  const guard = useDialogGuard(reason.trim() !== '', onDone, () => undefined);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (status: RuleStatus) => {
    setMissing(reason.trim() === '');
    if (sending.current || reason.trim() === '') return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const changed = { ...bodyOf(rule), status, reason: reason.trim() };
    const outcome = await dispatch(rules.store({ body: changed, version: rule.version, quiet: true }));
    sending.current = false;
    setBusy(false);
    if (rules.store.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    const values = { rule: words.name(rule), status: t(statusLooks[status].word) };
    dispatch(noticed({ tone: 'success', message: 'alertRules.statusChanged', values }));
    guard.leave();
  };
  return { reason, setReason, isMissing, busy, failure, send, guard };
}
