import { useCallback, useEffect, useState } from 'react';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { titlesSchema, type Title } from '@/shared/demonstration/titles';
import { useT } from '@/shared/i18n/text';
import { FailureLine } from '@/shared/ui/FailureLine';
import { SuggestBox } from './suggestBox';

/** Titles as the demonstration's call answers them; null while they are on their way. */
function useTitles() {
  const [titles, setTitles] = useState<readonly Title[] | null>(null);
  const [round, setRound] = useState(0);
  const [failedRound, setFailedRound] = useState(-1);
  useEffect(() => {
    const leaving = new AbortController();
    demo
      .get('/autocomplete/data', { signal: leaving.signal })
      .then((answer) => parseAnswer(answer, titlesSchema))
      .then(
        ({ autoComplete }) => setTitles(autoComplete),
        () => {
          if (!leaving.signal.aborted) setFailedRound(round);
        },
      );
    return () => leaving.abort();
  }, [round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { titles, failed: failedRound === round, again };
}

function Fetched() {
  const t = useT();
  const { titles, failed, again } = useTitles();
  const items = (titles ?? []).map(({ id, title }) => ({ id: String(id), title }));
  const none = titles === null && { none: t('common.loading') };
  return (
    <SuggestBox
      label={t('showcase:/extra-components/auto-complete#film')}
      groups={failed ? [] : [{ id: 'films', limit: 4, items, ...none }]}
      message={failed && <FailureLine message="errors.network" onRetry={again} />}
    />
  );
}

export { Fetched };
