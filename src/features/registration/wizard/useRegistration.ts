import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  enrolmentSteps,
  type Enrolment,
  type EnrolmentBody,
  type EnrolmentStep,
} from '@/domain/enrolment/enrolment';
import { entriesOf, type EnrolmentEntries } from '@/domain/enrolment/entries';
import { enrolmentProblems, standing, stepStates } from '@/domain/enrolment/enrolmentProblems';
import type { Duplicate } from '@/domain/enrolment/duplicatePatients';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { shownEntries, storedEntries } from '../formEntries';
import { useServerDraft } from '@/shared/record/useServerDraft';
import { enrolments } from '../slice';
import { useDuplicates } from './useDuplicates';
import type { Facts } from './useEnrolmentFacts';

const bodyOf = (id: string, step: EnrolmentStep, entries: EnrolmentEntries, done: number): EnrolmentBody => ({
  id,
  status: 'draft',
  step,
  title: `${entries.firstName.trim()} ${entries.lastName.trim()}`.trim().slice(0, 200),
  typed: { ...entries },
  done,
});

/** One registration under way: what is typed, how each step stands, and that all of it is kept. */
export function useRegistration(opened: Enrolment, { facts }: Facts) {
  const [units] = useState(useUnits());
  const [step, setStep] = useState<EnrolmentStep>(opened.step);
  const [defaultValues] = useState(() => shownEntries(entriesOf(opened.typed), units));
  const form = useForm<EnrolmentEntries>({ defaultValues, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as EnrolmentEntries;
  const entries = useMemo(() => storedEntries(values, units), [values, units]);
  const duplicates = useDuplicates(entries);
  const problemsWith = (found: readonly Duplicate[]) =>
    enrolmentProblems(entries, { ...facts, duplicates: found });
  const problems = useMemo(
    () => enrolmentProblems(entries, { ...facts, duplicates: duplicates.found }),
    [entries, facts, duplicates.found],
  );
  const states = stepStates(problems, entries);
  const done = Object.values(states).filter((state) => state === 'done').length;

  const kept = useServerDraft(enrolments.store, opened.version);
  const body = useMemo(() => bodyOf(opened.id, step, entries, done), [opened.id, step, entries, done]);
  const last = useRef(JSON.stringify(body));
  const { keep } = kept;
  useEffect(() => {
    const said = JSON.stringify(body);
    if (said === last.current) return;
    last.current = said;
    keep(body);
  }, [body, keep]);

  /** What was typed here before the newer version was taken. */
  const [mine, setMine] = useState<EnrolmentEntries | null>(null);
  const takeTheirs = (newer: Enrolment) => {
    setMine(structuredClone(form.getValues()));
    form.reset(shownEntries(entriesOf(newer.typed), units));
    setStep(newer.step);
    kept.take(newer.version);
  };
  const goBack = () => {
    if (mine) form.reset(mine);
    setMine(null);
  };

  /** What is told at the fields: of the steps that somebody has been to and left. */
  const shown = useMemo(
    () => problems.filter((one) => entries.visited.includes(one.step)),
    [problems, entries.visited],
  );
  const { setError, clearErrors } = form;
  useEffect(() => {
    clearErrors();
    for (const { field, message, level } of shown)
      if (level === 'wrong') setError(field as 'firstName', { type: 'hard', message });
  }, [shown, setError, clearErrors]);

  const visit = (left: EnrolmentStep) => {
    if (form.getValues('visited').includes(left)) return;
    form.setValue('visited', [...form.getValues('visited'), left]);
  };
  const goTo = (next: EnrolmentStep) => {
    visit(step);
    setStep(next);
  };
  const place = enrolmentSteps.indexOf(step);
  const open = standing(problems, entries);
  return {
    form,
    units,
    step,
    place,
    entries,
    problems,
    problemsWith,
    open,
    states,
    duplicates,
    kept,
    takeTheirs,
    goBack: mine ? goBack : undefined,
    visit,
    goTo,
    done,
  };
}
export type Registration = ReturnType<typeof useRegistration>;
