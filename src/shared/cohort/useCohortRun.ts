import { useEffect, useRef, useState } from 'react';
import { toAppError, type AppError } from '../api/appError';

/** The outcome for one patient. With `done` it can be taken back by it. */
export interface Outcome<Kind extends string, Done> {
  patient: string;
  kind: Kind;
  done?: Done | undefined;
}

export interface RunProgress {
  done: number;
  total: number;
}

export type RunStage = 'asked' | 'running' | 'over' | 'takingBack';

/** The number of outcomes that are taken back at the same time. */
const BACK_AT_ONCE = 4;

const errorOf = (thrown: unknown): AppError =>
  // What a thunk was rejected with is one already.
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && !(thrown instanceof Error)
    ? (thrown as AppError)
    : toAppError(thrown);

/**
 * Does something for many patients, some at a time, so that it can be seen, stopped, gone on with and taken back. What
 * was done stays; those who were not dealt with are known.
 */
export function useCohortRun<Kind extends string, Done>() {
  const [stage, setStage] = useState<RunStage>('asked');
  const [progress, setProgress] = useState<RunProgress>({ done: 0, total: 0 });
  const [outcomes, setOutcomes] = useState<readonly Outcome<Kind | 'takenBack', Done>[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [kept, setKept] = useState(0);
  const wanted = useRef(true);
  useEffect(
    () => () => {
      wanted.current = false;
    },
    [],
  );

  const walk = async <T>(items: readonly T[], size: number, each: (part: readonly T[]) => Promise<void>) => {
    wanted.current = true;
    let done = 0;
    while (done < items.length && wanted.current) {
      setProgress({ done, total: items.length });
      const part = items.slice(done, done + size);
      await each(part);
      done += part.length;
    }
    return items.slice(done);
  };

  /** @param give deals with a part of them; what it throws ends the run before that part. Answers those left over. */
  const start = async (
    patients: readonly string[],
    size: number,
    give: (part: readonly string[]) => Promise<readonly Outcome<Kind, Done>[]>,
  ): Promise<void> => {
    if (stage === 'running' || stage === 'takingBack') return;
    setStage('running');
    setFailure(null);
    let rest = patients;
    try {
      rest = await walk(patients, size, async (part) => {
        const came = await give(part);
        rest = rest.slice(part.length);
        setOutcomes((before) => [...before, ...came]);
      });
    } catch (thrown) {
      setFailure(errorOf(thrown));
    }
    setLeft(rest);
    setStage('over');
  };

  /** Takes back what was done, one by one; what has been changed since stays as it is, and is counted. */
  const takeBack = async (back: (done: Done) => Promise<unknown>): Promise<void> => {
    if (stage !== 'over') return;
    setStage('takingBack');
    const doable = outcomes.filter(({ kind, done }) => done !== undefined && kind !== 'takenBack');
    const gone = new Set<string>();
    await walk(doable, BACK_AT_ONCE, async (part) => {
      await Promise.all(
        part.map(async ({ patient, done }) => {
          if (done === undefined) return;
          await back(done).then(
            () => gone.add(patient),
            () => undefined,
          );
        }),
      );
    });
    setOutcomes(outcomes.map((one) => (gone.has(one.patient) ? { ...one, kind: 'takenBack' } : one)));
    setKept(doable.length - gone.size);
    setStage('over');
  };
  const stop = () => void (wanted.current = false);
  return { stage, progress, outcomes, left, failure, kept, start, takeBack, stop };
}
export type CohortRun<Kind extends string, Done> = ReturnType<typeof useCohortRun<Kind, Done>>;
