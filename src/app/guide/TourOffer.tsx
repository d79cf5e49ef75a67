import { T } from '@/shared/i18n/text';

/** One quiet line for somebody who has neither taken nor declined the tour. */
export function TourOffer({ onStart, onDecline }: { onStart: () => void; onDecline: () => void }) {
  return (
    <aside className="nd-tour-offer">
      <span>
        <T id="guide.offer" />
      </span>
      <button type="button" className="btn btn-outline-primary" onClick={onStart}>
        <T id="guide.start" />
      </button>
      <button type="button" className="btn btn-link" onClick={onDecline}>
        <T id="guide.notNow" />
      </button>
    </aside>
  );
}
