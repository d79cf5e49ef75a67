import './waits.css';
import { useEffect, useState } from 'react';
import { Button, Spinner } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Skeleton } from '@/shared/ui/Skeleton';

/** As long as something on its way usually takes here. */
const WAIT_MS = 1_500;
/** The words beside it say what is awaited. */
const silent = { role: 'presentation', 'aria-hidden': true, children: '' } as const;

/** True from `start` until the wait is over. */
function useWait(): [isWaiting: boolean, start: () => void] {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const end = setTimeout(() => setWaiting(false), WAIT_MS);
    return () => clearTimeout(end);
  }, [isWaiting]);
  return [isWaiting, () => setWaiting(true)];
}

/** What fetches shows grey lines where the content will be, and says that it loads. */
function Product() {
  const [isWaiting, start] = useWait();
  return (
    <>
      <Button outline aria-disabled={isWaiting} onClick={start}>
        <T id="showcase:/components/spinners#fetch" />
      </Button>
      <AsyncView status={isWaiting ? 'loading' : 'ready'} skeleton={<Skeleton rows={4} />}>
        <ul className="list-group mt-3">
          {(['first', 'second', 'third'] as const).map((one) => (
            <li key={one} className="list-group-item">
              <T id={`showcase:/components/spinners#${one}`} />
            </li>
          ))}
        </ul>
      </AsyncView>
    </>
  );
}

/** The button keeps its place and the focus while it works, and what came of it stands beside it. */
function InButtons() {
  const [isSaving, save] = useWait();
  const [times, setTimes] = useState(0);
  const start = () => {
    if (isSaving) return;
    setTimes(times + 1);
    save();
  };
  return (
    <div className="d-flex flex-wrap gap-3 align-items-center">
      <Button color="primary" aria-disabled={isSaving} aria-busy={isSaving} onClick={start}>
        {isSaving && <Spinner size="sm" {...silent} />}{' '}
        <T id={isSaving ? 'showcase:/components/spinners#saving' : 'showcase:/components/spinners#save'} />
      </Button>
      <Button color="success" disabled>
        <Spinner size="sm" type="grow" {...silent} /> <T id="showcase:/components/spinners#sending" />
      </Button>
      <span role="status">
        {times > 0 && !isSaving && <T id="showcase:/components/spinners#saved" values={{ count: times }} />}
      </span>
    </div>
  );
}

export { InButtons, Product };
