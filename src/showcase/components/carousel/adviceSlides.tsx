import GlassWater from 'lucide-react/icons/glass-water';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Pill from 'lucide-react/icons/pill';
import Scale from 'lucide-react/icons/scale';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

export const advice = [
  { name: 'weigh', icon: Scale },
  { name: 'measure', icon: HeartPulse },
  { name: 'drink', icon: GlassWater },
  { name: 'take', icon: Pill },
] as const;
export type Advice = (typeof advice)[number];

/** A drawing that says by itself what it is about. */
export function AdvicePicture({ of: { name, icon } }: { of: Advice }) {
  const t = useT();
  return (
    <div className="nd-slide-picture" role="img" aria-label={t(`showcase:/components/carousel#${name}`)}>
      <Icon of={icon} size={72} />
    </div>
  );
}

/** A drawing and under it what to do. */
export function AdviceWithCaption({ of: { name, icon } }: { of: Advice }) {
  return (
    <figure className="nd-slide-figure">
      <div className="nd-slide-picture" aria-hidden="true">
        <Icon of={icon} size={72} />
      </div>
      <figcaption>
        <strong>
          <T id={`showcase:/components/carousel#${name}`} />
        </strong>{' '}
        <T id={`showcase:/components/carousel#${name}How`} />
      </figcaption>
    </figure>
  );
}
