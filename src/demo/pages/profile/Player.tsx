import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Picture } from '../Picture';

const FRAME_SECONDS = 3;

/** A drawn film: a row of pictures that moves on while it plays. */
export function Player({
  video: { title, seed, seconds },
}: {
  video: { title: string; seed: number; seconds: number };
}) {
  const t = useT();
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const isOver = at >= seconds;
  const isMoving = isPlaying && !isOver;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setAt((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isMoving]);
  const press = () => {
    if (isOver) setAt(0);
    setPlaying(isOver || !isPlaying);
  };
  return (
    <div className="nd-player">
      <div className="nd-post-picture">
        <Picture seed={seed + Math.floor(at / FRAME_SECONDS) * 4} label={title} />
      </div>
      <div className="nd-player-bar">
        <button
          type="button"
          className="btn btn-primary"
          aria-label={t('socialProfile.of', {
            action: t(isMoving ? 'socialProfile.pause' : 'socialProfile.play'),
            name: title,
          })}
          onClick={press}
        >
          <Icon of={isMoving ? Pause : Play} />{' '}
          <T id={isMoving ? 'socialProfile.pause' : 'socialProfile.play'} />
        </button>
        <ProgressBar
          label={t('socialProfile.played', { name: title })}
          value={at}
          max={seconds}
          valueText={t('socialProfile.seconds', { at: Math.min(at, seconds), of: seconds })}
        />
      </div>
    </div>
  );
}
