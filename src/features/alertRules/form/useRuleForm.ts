import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AlertRule } from '@/domain/rules/alertRule';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { entriesOf, newRule, type RuleEntries } from './ruleEntries';
import { judged, ruleResolver, type RuleSubject } from './ruleResolver';
import { rules } from '../slice';

/** Of a new rule everything is kept, its id too; what was confirmed has to be looked at again. */
function keptEntries(entries: RuleEntries): Partial<RuleEntries> {
  const { confirmed: _, ...kept } = entries;
  return kept;
}

/**
 * One rule from opening the form to saving it. Its units are those of the moment it opened; a new one has its id from the
 * start, so that a second try stores nothing twice; on failure everything typed stays.
 */
export function useRuleForm(opened: AlertRule | null, onSaved: (id: string) => void) {
  const dispatch = useAppDispatch();
  const [units] = useState(useUnits());
  const [before, setBefore] = useState(opened);
  const subject = useMemo((): RuleSubject => ({ before, units }), [before, units]);
  const [defaultValues] = useState(() => (opened ? entriesOf(opened, units) : { ...newRule, id: newId() }));
  const form = useForm<RuleEntries>({
    defaultValues,
    resolver: useMemo(() => ruleResolver(subject), [subject]),
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const inUnits = Object.values(units).join(' ');
  const draft = useFormDraft(
    `alert rule ${opened?.id ?? 'new'} in ${inUnits}`,
    form,
    opened ? undefined : keptEntries,
  );
  const guard = useUnsavedGuard(isDirty, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (entries: RuleEntries) => {
    const found = judged(entries, subject);
    if (sending.current || 'problems' in found) return;
    sending.current = true;
    setFailure(null);
    const version = before?.version;
    const outcome = await dispatch(rules.store({ body: found.rule, version, quiet: true }));
    sending.current = false;
    if (rules.store.fulfilled.match(outcome)) {
      guard.release();
      draft.drop();
      dispatch(noticed({ tone: 'success', message: 'alertRules.saved' }));
      onSaved(outcome.payload.id);
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      form.setError(field as keyof RuleEntries, { type: 'server', message }, { shouldFocus: true });
  };
  /** What was typed is kept and from now on stands against the newer version, which fills in everything else. */
  const takeNewer = (newer: AlertRule) => {
    setBefore(newer);
    form.reset(entriesOf(newer, units), { keepDirtyValues: true });
    setFailure(null);
  };
  return { form, subject, draft, guard, failure, send, takeNewer };
}
