import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { advice, AdvicePicture, AdviceWithCaption } from '../../components/carousel/adviceSlides';
import { SlideShow } from '../../components/carousel/SlideShow';
import { SwipeRow } from './SwipeRow';

const pictures = advice.map((one) => ({ name: one.name, content: <AdvicePicture of={one} /> }));
const captioned = advice.map((one) => ({ name: one.name, content: <AdviceWithCaption of={one} /> }));
const amounts = [1450, 1320, 1610, 1380, 1540, 1720, 1490];

/** A week of what somebody drank, a card for each day. */
function useWeek() {
  const intl = useIntl();
  return amounts.map((amount, place) => {
    const day = intl.formatDate(Date.UTC(2026, 2, 2 + place), { weekday: 'long', timeZone: 'UTC' });
    return {
      name: day,
      content: (
        <div className="nd-swipe-card">
          {day}
          <strong>{intl.formatNumber(amount)}&nbsp;mL</strong>
        </div>
      ),
    };
  });
}

function Basic() {
  return <SlideShow label={useT()('showcase.basic')} slides={pictures} />;
}

function Progress() {
  return <SwipeRow label={useT()('showcase:/extensions/swiper#week')} slides={useWeek()} hasProgress />;
}

function Several() {
  return <SwipeRow label={useT()('showcase:/extensions/swiper#several')} slides={useWeek()} perView={3} />;
}

function Fade() {
  const t = useT();
  const [shown, setShown] = useState(0);
  return (
    <div role="group" aria-label={t('showcase:/extensions/swiper#fade')}>
      <div className="nd-fade" aria-live="polite">
        {captioned.map(({ name, content }, place) => (
          <div key={name} data-shown={place === shown}>
            {content}
          </div>
        ))}
      </div>
      <button
        type="button"
        className="btn btn-outline-primary mt-3"
        onClick={() => setShown((shown + 1) % captioned.length)}
      >
        <T id="showcase:/components/carousel#on" />
      </button>
    </div>
  );
}

/** Goes on every four seconds, rests where somebody points or has the focus, and stops for good by its button. */
function Autoplay() {
  return (
    <SlideShow label={useT()('showcase:/extensions/swiper#autoplay')} slides={captioned} everyMs={4000} />
  );
}

function Gallery() {
  const t = useT();
  const [at, setAt] = useState(0);
  return (
    <>
      <SlideShow label={t('showcase:/extensions/swiper#gallery')} slides={captioned} at={at} onAt={setAt} />
      <div className="nd-thumbs" role="group" aria-label={t('showcase:/extensions/swiper#thumbs')}>
        {advice.map(({ name, icon }, place) => (
          <button
            key={name}
            type="button"
            className={`btn btn-outline-primary ${place === at ? 'active' : ''}`}
            aria-label={t(`showcase:/components/carousel#${name}Short`)}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => setAt(place)}
          >
            <Icon of={icon} size={28} />
          </button>
        ))}
      </div>
    </>
  );
}

function Vertical() {
  return <SwipeRow label={useT()('showcase.vertical')} slides={useWeek()} isVertical />;
}

/** Two rows: each slide holds what stands below one another. */
function Rows() {
  const week = useWeek();
  const pairs = [0, 2, 4].map((place) => ({
    name: String(place),
    content: (
      <div className="nd-swipe-pair">
        {week.slice(place, place + 2).map(({ name, content }) => (
          <Fragment key={name}>{content}</Fragment>
        ))}
      </div>
    ),
  }));
  return <SwipeRow label={useT()('showcase:/extensions/swiper#rows')} slides={pairs} perView={2} />;
}

function Centred() {
  return (
    <SwipeRow
      label={useT()('showcase:/extensions/swiper#centred')}
      slides={useWeek()}
      perView={3}
      isCentred
    />
  );
}

export { Autoplay, Basic, Centred, Fade, Gallery, Progress, Rows, Several, Vertical };
