import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { Card, CardBody } from 'reactstrap';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import './cards.css';

/** Seconds. */
const LENGTH = 12;
const STEP = 0.1;

/** A film that is drawn: the bag runs empty, drop by drop. It plays when somebody starts it, and never by itself. */
function Film() {
  const t = useT();
  const { number } = useFormats();
  const [at, setAt] = useState(0);
  const [plays, setPlays] = useState(false);
  const isOver = at >= LENGTH;
  const isPlaying = plays && !isOver;
  useEffect(() => {
    if (!isPlaying) return;
    const clock = setInterval(() => setAt((before) => Math.min(LENGTH, before + STEP)), STEP * 1000);
    return () => clearInterval(clock);
  }, [isPlaying]);
  const start = () => {
    if (isOver) setAt(0);
    setPlays(!isPlaying);
  };
  const share = at / LENGTH;
  return (
    <div className="nd-cards">
      <Card>
        <svg className="nd-card-picture" viewBox="0 0 320 160" aria-hidden="true">
          <rect
            x="110"
            y="10"
            width="100"
            height="80"
            rx="12"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
          <rect
            x="113"
            y={13 + 74 * share}
            width="94"
            height={74 * (1 - share)}
            rx="8"
            fill="currentColor"
            opacity="0.5"
          />
          <path d="M160 90v60" stroke="currentColor" strokeWidth="3" />
          <circle cx="160" cy={95 + 55 * (at % 1)} r="6" fill="currentColor" />
        </svg>
        <CardBody>
          <h3 className="h6">
            <T id="showcase:/cards/basic#film" />
          </h3>
          <div className="nd-card-film">
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t(isPlaying ? 'showcase:/cards/basic#pause' : 'showcase:/cards/basic#play')}
              onClick={start}
            >
              <Icon of={isPlaying ? Pause : Play} />
            </button>
            <input
              type="range"
              className="form-range"
              aria-label={t('showcase:/cards/basic#place')}
              aria-valuetext={t('showcase:/cards/basic#seconds', { count: Math.floor(at) })}
              min={0}
              max={LENGTH}
              step={STEP}
              value={at}
              onChange={({ target }) => setAt(Number(target.value))}
            />
            <span className="nd-figure">
              {number(at)} / {number(LENGTH)}
            </span>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}

export { Film };
