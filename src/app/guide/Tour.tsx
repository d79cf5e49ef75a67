import './guide.scss';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { summaries } from '@/features/patients/slice';
import { T } from '@/shared/i18n/text';
import { useEntities, useSettled } from '@/shared/store/useEntities';
import { stopsFor, type Stop } from './stops';

/** How often a page that is coming is looked at for what is pointed at, and how often at most. */
const LOOK_MS = 100;
const LOOKS = 50;
const POINTED = 'data-pointed';

/** Marks what a stop is about once it is there, brings it into view, and tells when it was found or given up. */
function usePointing(target: string, onSettled: () => void): void {
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    let looks = 0;
    let isTold = false;
    let pointed: Element | null = null;
    const look = () => {
      // A page that is drawn anew takes its elements with it.
      if (pointed?.isConnected === true) return;
      pointed = document.querySelector(target);
      looks += 1;
      pointed?.setAttribute(POINTED, '');
      pointed?.scrollIntoView({ block: 'center' });
      if (isTold || (!pointed && looks < LOOKS)) return;
      isTold = true;
      settled();
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      pointed?.removeAttribute(POINTED);
    };
  }, [target]);
}

/** Leads from stop to stop. The pages stay in use meanwhile. */
export function Tour({ mayVisit, onEnd }: { mayVisit: (link: string) => boolean; onEnd: () => void }) {
  const navigate = useNavigate();
  const { rows, status } = useEntities(summaries);
  const isKnown = useSettled(status);
  const patient = isKnown
    ? ((rows.find(({ alerts }) => alerts.length > 0) ?? rows[0])?.id ?? null)
    : undefined;
  const stops = useMemo(() => stopsFor(patient).filter(({ needs }) => mayVisit(needs)), [patient, mayVisit]);
  const [at, setAt] = useState(0);
  const stop = stops[at];
  if (!stop) return null;

  const goTo = (next: number) => {
    setAt(next);
    const page = stops[next]?.page;
    if (page && window.location.pathname !== page) void navigate(page);
  };
  return (
    <StopPanel
      key={at}
      stop={stop}
      count={{ at: at + 1, all: stops.length }}
      onBack={at > 0 ? () => goTo(at - 1) : null}
      onNext={at + 1 < stops.length ? () => goTo(at + 1) : null}
      onEnd={onEnd}
    />
  );
}

function StopPanel({
  stop,
  count,
  onBack,
  onNext,
  onEnd,
}: {
  stop: Stop;
  count: { at: number; all: number };
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  onEnd: () => void;
}) {
  const heading = useId();
  const text = useId();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const own = panel.current;
    // The page stays in use, so that only Escape from within ends the tour.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    title.current?.focus();
    own?.addEventListener('keydown', onKeyDown);
    return () => own?.removeEventListener('keydown', onKeyDown);
  }, []);
  // The next page has taken the focus meanwhile.
  usePointing(stop.target, () => title.current?.focus());

  return (
    <section ref={panel} role="dialog" aria-labelledby={heading} aria-describedby={text} className="nd-tour">
      <p className="small text-body-secondary mb-1">
        <T id="guide.stopOf" values={count} />
      </p>
      <h2 id={heading} ref={title} tabIndex={-1} className="h5">
        <T id={stop.title} />
      </h2>
      <p id={text}>
        <T id={stop.text} />
      </p>
      <div className="d-flex flex-wrap gap-2 justify-content-end">
        <button type="button" className="btn btn-link px-0 me-auto" onClick={onEnd}>
          <T id="guide.end" />
        </button>
        {onBack && (
          <button type="button" className="btn btn-outline-primary" onClick={onBack}>
            <T id="guide.back" />
          </button>
        )}
        <button type="button" className="btn btn-primary" onClick={onNext ?? onEnd}>
          <T id={onNext ? 'guide.next' : 'guide.finish'} />
        </button>
      </div>
    </section>
  );
}
