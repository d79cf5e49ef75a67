import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { labelIcons, labels, labelWords } from './categories';
import type { Label } from './entries';

/** What the colours and icons mean; each category is shown or not. */
export function Legend({
  without,
  onChange,
}: {
  without: readonly Label[];
  onChange: (without: Label[]) => void;
}) {
  const t = useT();
  return (
    <div className="nd-cal-legend" role="group" aria-label={t('calendar.categories')}>
      {labels.map((label) => {
        const isShown = !without.includes(label);
        return (
          <button
            key={label}
            type="button"
            className={`btn nd-cal-key ${isShown ? '' : 'nd-cal-off'}`}
            aria-pressed={isShown}
            onClick={() => onChange(labels.filter((one) => without.includes(one) !== (one === label)))}
          >
            <span className={`nd-cal-mark nd-cal-${label}`}>
              <Icon of={labelIcons[label]} size={14} />
            </span>
            <T id={labelWords[label]} />
          </button>
        );
      })}
      {without.length > 0 && (
        <button type="button" className="btn btn-link" onClick={() => onChange([])}>
          <T id="calendar.showAll" />
        </button>
      )}
    </div>
  );
}
