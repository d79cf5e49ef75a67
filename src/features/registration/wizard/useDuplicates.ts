import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import type { Duplicate, EnrolmentIdentity } from '@/domain/enrolment/duplicatePatients';
import { useAppDispatch } from '@/shared/store/useEntities';
import { findDuplicates } from '../calls';

/** So long nobody types anything before it is asked who may be the same, ms. */
const REST_MS = 500;
type Answer = Promise<readonly Duplicate[] | undefined>;
const none: readonly Duplicate[] = [];

/** Who may be the person that is typed; `failed` where that could not be asked. */
export function useDuplicates(entries: EnrolmentEntries) {
  const dispatch = useAppDispatch();
  const { firstName, lastName, dateOfbirth, patientId, socialNumber, mobile } = entries;
  const identity = useMemo<EnrolmentIdentity>(
    () => ({
      firstName: firstName.slice(0, 100),
      lastName: lastName.slice(0, 100),
      dateOfbirth: dateOfbirth.slice(0, 10),
      patientId: patientId.slice(0, 100),
      socialNumber: socialNumber.slice(0, 60),
      mobile: mobile.slice(0, 40),
    }),
    [firstName, lastName, dateOfbirth, patientId, socialNumber, mobile],
  );
  const [found, setFound] = useState<readonly Duplicate[]>(none);
  const [isFailed, setFailed] = useState(false);
  /** The question that is under way: who asks the same meanwhile waits for the same answer. */
  const asked = useRef<{ about: EnrolmentIdentity; answer: Answer } | null>(null);
  /** @returns who was found; undefined where nobody could be asked, or something else was typed meanwhile */
  const ask = useCallback((): Answer => {
    if (asked.current?.about === identity) return asked.current.answer;
    const answer: Answer = dispatch(findDuplicates({ identity, quiet: true })).then((outcome) => {
      if (asked.current?.about !== identity) return undefined;
      asked.current = null;
      const isDone = findDuplicates.fulfilled.match(outcome);
      setFailed(!isDone);
      if (!isDone) return undefined;
      const next = outcome.payload.length > 0 ? outcome.payload : none;
      setFound(next);
      return next;
    });
    asked.current = { about: identity, answer };
    return answer;
  }, [dispatch, identity]);
  useEffect(() => {
    if (Object.values(identity).every((said) => said.trim() === '')) return;
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => clearTimeout(timer);
  }, [ask, identity]);
  return { found, isFailed, ask };
}
