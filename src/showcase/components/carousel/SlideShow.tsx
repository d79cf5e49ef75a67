import useEmblaCarousel from 'embla-carousel-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { isCalm, usePageDirection } from '../../frame/pageDirection';
import './slideShow.css';

/**
 * Slides one at a time: by buttons, by the arrow keys on them, by a finger.
 * @param at which is shown, where that is decided outside
 * @param everyMs goes on by itself until somebody stops it, unless motion is not wanted; it waits while it has the focus
 */
export function SlideShow({
  label,
  slides,
  at,
  onAt,
  everyMs,
  hasKeys = true,
  restsUnderPointer = true,
}: {
  label: string;
  slides: readonly { name: string; content: ReactNode }[];
  at?: number;
  onAt?: (place: number) => void;
  everyMs?: number;
  hasKeys?: boolean;
  restsUnderPointer?: boolean;
}) {
  const t = useT();
  const direction = usePageDirection();
  const [frame, carousel] = useEmblaCarousel({ loop: true, direction });
  const [place, setPlace] = useState(at ?? 0);
  const [plays, setPlays] = useState(everyMs !== undefined && !isCalm());
  const [rests, setRests] = useState({ pointed: false, focused: false });
  const isMoving = plays && !rests.focused && !(rests.pointed && restsUnderPointer);

  useEffect(() => {
    if (!carousel) return undefined;
    const look = () => {
      setPlace(carousel.selectedScrollSnap());
      onAt?.(carousel.selectedScrollSnap());
    };
    carousel.on('select', look);
    return () => void carousel.off('select', look);
  }, [carousel, onAt]);
  useEffect(() => {
    if (at !== undefined) carousel?.scrollTo(at, isCalm());
  }, [carousel, at]);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => carousel?.scrollNext(), everyMs);
    return () => clearInterval(timer);
  }, [carousel, isMoving, everyMs]);

  const byKey = (event: KeyboardEvent) => {
    if (!hasKeys || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    if ((event.key === 'ArrowRight') === (direction === 'ltr')) carousel?.scrollNext(isCalm());
    else carousel?.scrollPrev(isCalm());
  };
  const tool = (icon: typeof Play, name: string, act: () => void) => (
    <button type="button" className="btn btn-icon" aria-label={name} onClick={act} onKeyDown={byKey}>
      <Icon of={icon} directional={icon !== Play && icon !== Pause} />
    </button>
  );
  return (
    // Where pointer and focus are is only noticed, so that it rests.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className="nd-slides"
      aria-label={label}
      aria-roledescription={t('showcase:/components/carousel#carousel')}
      onPointerEnter={() => setRests((now) => ({ ...now, pointed: true }))}
      onPointerLeave={() => setRests((now) => ({ ...now, pointed: false }))}
      onFocus={() => setRests((now) => ({ ...now, focused: true }))}
      onBlur={() => setRests((now) => ({ ...now, focused: false }))}
    >
      <div className="nd-slides-frame" ref={frame}>
        <div className="nd-slides-row" aria-live={isMoving ? 'off' : 'polite'}>
          {slides.map(({ name, content }, number) => (
            <div
              key={name}
              role="group"
              aria-roledescription={t('showcase:/components/carousel#slide')}
              aria-label={t('showcase:/components/carousel#of', { number: number + 1, count: slides.length })}
              inert={number !== place}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="nd-slides-tools">
        {tool(ChevronLeft, t('showcase:/components/carousel#back'), () => carousel?.scrollPrev(isCalm()))}
        <div className="nd-slides-dots">
          {slides.map(({ name }, number) => (
            <button
              key={name}
              type="button"
              className="nd-slides-dot"
              aria-label={t('showcase:/components/carousel#to', { number: number + 1 })}
              aria-current={number === place ? 'true' : undefined}
              onClick={() => carousel?.scrollTo(number, isCalm())}
              onKeyDown={byKey}
            />
          ))}
        </div>
        {tool(ChevronRight, t('showcase:/components/carousel#on'), () => carousel?.scrollNext(isCalm()))}
        {everyMs !== undefined &&
          tool(plays ? Pause : Play, t(`showcase:/components/carousel#${plays ? 'stop' : 'start'}`), () =>
            setPlays(!plays),
          )}
      </div>
    </div>
  );
}
