import useEmblaCarousel from 'embla-carousel-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { isCalm, usePageDirection } from '../../frame/pageDirection';
import './swipeRow.css';

/**
 * Cards in a row, or in a column, of which some are in sight: moved by buttons, by the arrow keys on them, by a finger.
 * @param perView how many are in sight where there is room
 * @param isCentred the one that is chosen stands in the middle
 * @param hasProgress a bar tells how far one has come
 */
export function SwipeRow({
  label,
  slides,
  perView = 1,
  isVertical = false,
  isCentred = false,
  hasProgress = false,
}: {
  label: string;
  slides: readonly { name: string; content: ReactNode }[];
  perView?: 1 | 2 | 3;
  isVertical?: boolean;
  isCentred?: boolean;
  hasProgress?: boolean;
}) {
  const t = useT();
  const direction = usePageDirection();
  const [frame, carousel] = useEmblaCarousel({
    align: isCentred ? 'center' : 'start',
    axis: isVertical ? 'y' : 'x',
    containScroll: isCentred ? false : 'trimSnaps',
    direction,
  });
  const [state, setState] = useState({ back: false, on: true, place: 0, stops: slides.length });
  useEffect(() => {
    if (!carousel) return undefined;
    const look = () =>
      setState({
        back: carousel.canScrollPrev(),
        on: carousel.canScrollNext(),
        place: carousel.selectedScrollSnap(),
        stops: carousel.scrollSnapList().length,
      });
    look();
    carousel.on('select', look).on('reInit', look);
    return () => void carousel.off('select', look).off('reInit', look);
  }, [carousel]);
  const go = { back: () => carousel?.scrollPrev(isCalm()), on: () => carousel?.scrollNext(isCalm()) };
  const forward = isVertical ? 'ArrowDown' : direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const backward = isVertical ? 'ArrowUp' : direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== forward && event.key !== backward) return;
    event.preventDefault();
    go[event.key === forward ? 'on' : 'back']();
  };
  const arrow = (way: 'back' | 'on', icon: typeof ChevronLeft) => (
    <button
      type="button"
      className={`btn btn-outline-secondary btn-icon ${state[way] ? '' : 'disabled'}`}
      aria-label={t(`showcase:/components/carousel#${way}`)}
      aria-disabled={!state[way]}
      onClick={go[way]}
      onKeyDown={byKey}
    >
      <Icon of={icon} directional={!isVertical} />
    </button>
  );
  return (
    <div role="group" className={`nd-swipe ${isVertical ? 'nd-swipe-column' : ''}`} aria-label={label}>
      <div className="nd-swipe-frame" ref={frame}>
        <ul className={`nd-swipe-${perView}`}>
          {slides.map(({ name, content }, place) => (
            <li key={name} aria-current={isCentred && place === state.place ? 'true' : undefined}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className="nd-swipe-tools">
        {arrow('back', isVertical ? ChevronUp : ChevronLeft)}
        {hasProgress ? (
          <progress
            aria-label={t('showcase:/extensions/swiper#progress')}
            value={state.place + 1}
            max={Math.max(1, state.stops)}
          />
        ) : (
          <span role="status">
            {t('showcase:/components/carousel#of', { number: state.place + 1, count: state.stops })}
          </span>
        )}
        {arrow('on', isVertical ? ChevronDown : ChevronRight)}
      </div>
    </div>
  );
}
