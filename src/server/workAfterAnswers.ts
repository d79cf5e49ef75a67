/**
 * Work that begins once an answer is on its way, so that its time tells nobody anything. A failure is only told to the
 * operator: whoever asked has had the answer.
 */
export function workAfterAnswers(onFailure: (thrown: Error) => void): {
  begin: (work: () => Promise<void>) => Promise<void>;
  /** Resolves when nothing of it is left. */
  done: () => Promise<void>;
} {
  const underway = new Set<Promise<void>>();
  const run = async (work: () => Promise<void>) => {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await work();
    } catch (thrown) {
      onFailure(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  };
  return {
    async begin(work) {
      const running: Promise<void> = run(work).finally(() => underway.delete(running));
      underway.add(running);
    },
    async done() {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
