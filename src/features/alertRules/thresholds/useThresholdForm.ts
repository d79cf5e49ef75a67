import { useMemo, useRef, useState } from 'react';
import { set, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import type { AlertRule, Threshold, ThresholdScope } from '@/domain/rules/alertRule';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { thresholds } from '../slice';
import { entriesOf, judged, type ThresholdEntries, type ThresholdSubject } from './thresholdEntries';

/** Which figures of which rule are changed, for whom. */
export interface Changed {
  rule: AlertRule;
  scope: ThresholdScope;
  /** Id of the patient, code of the category, name of the pathology. */
  key: string;
  /** What is stored for them; null where nothing is. */
  before: Threshold | null;
}

const resolver =
  (subject: ThresholdSubject, today: string): Resolver<ThresholdEntries> =>
  (entries) => {
    const found = judged(entries, subject, today);
    if (!('problems' in found)) return { values: entries, errors: {} };
    const errors: FieldErrors<ThresholdEntries> = {};
    for (const [path, message] of Object.entries(found.problems))
      set(errors, path, { type: 'hard', message });
    return { values: {}, errors };
  };

/** One change of limits from opening the dialog to saving it; on failure everything typed stays. */
export function useThresholdForm(
  { rule, scope, key, before: opened }: Changed,
  today: string,
  onDone: () => void,
) {
  const dispatch = useAppDispatch();
  const [units] = useState(useUnits());
  const [id] = useState(newId);
  const [before, setBefore] = useState(opened);
  const subject = useMemo(
    (): ThresholdSubject => ({ rule, head: { id: before?.id ?? id, scope, key }, before, units }),
    [rule, scope, key, before, id, units],
  );
  const [defaultValues] = useState(() => entriesOf(subject));
  const form = useForm<ThresholdEntries>({
    defaultValues,
    resolver: useMemo(() => resolver(subject, today), [subject, today]),
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const inUnits = Object.values(units).join(' ');
  const draft = useFormDraft(`limits ${rule.id} ${scope} ${key} in ${inUnits}`, form);
  const guard = useUnsavedGuard(form.formState.isDirty, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (entries: ThresholdEntries) => {
    const found = judged(entries, subject, today);
    if (sending.current || 'problems' in found) return;
    sending.current = true;
    setFailure(null);
    const version = before?.version;
    const { threshold } = found;
    const outcome = await dispatch(thresholds.store({ body: threshold, version, quiet: true }));
    sending.current = false;
    if (thresholds.store.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    guard.release();
    draft.drop();
    dispatch(noticed({ tone: 'success', message: 'alertRules.limitsSaved' }));
    onDone();
  };
  /** What was typed is kept, and from now on takes the place of the newer version. */
  const takeNewer = (newer: Threshold) => {
    setBefore(newer);
    form.reset(entriesOf({ ...subject, before: newer }), { keepDirtyValues: true });
    setFailure(null);
  };
  return { form, subject, draft, guard, failure, send, takeNewer };
}
