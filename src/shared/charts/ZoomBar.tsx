import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { T, useT } from '../i18n/text';
import { Icon } from '../ui/Icon';

export type ZoomStep = 'closer' | 'wider' | 'earlier' | 'later' | 'whole';

/**
 * Names the stretch that a zoomed chart shows, and offers the steps to another one.
 * @param text the stretch in words
 */
export function ZoomBar({
  text,
  isWhole,
  onStep,
}: {
  text: string;
  isWhole: boolean;
  onStep: (step: ZoomStep) => void;
}) {
  const t = useT();
  const steps = [
    { step: 'earlier', icon: ChevronLeft, label: t('trends.earlier'), idle: isWhole },
    { step: 'later', icon: ChevronRight, label: t('trends.later'), idle: isWhole },
    { step: 'closer', icon: ZoomIn, label: t('trends.closer'), idle: false },
    { step: 'wider', icon: ZoomOut, label: t('trends.wider'), idle: isWhole },
  ] as const;
  return (
    <div className="nd-chart-zoom" role="group" aria-label={t('trends.zoom')}>
      {/* As in the drawing, earlier is on the left. */}
      <div className="btn-group" dir="ltr">
        {steps.map(({ step, icon, label, idle }) => (
          <button
            key={step}
            type="button"
            className="btn btn-outline-primary"
            aria-disabled={idle}
            onClick={() => !idle && onStep(step)}
          >
            <Icon of={icon} label={label} />
          </button>
        ))}
      </div>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={isWhole}
        onClick={() => !isWhole && onStep('whole')}
      >
        <T id="trends.whole" />
      </button>
      <p role="status" className="mb-0">
        {text}
      </p>
    </div>
  );
}
