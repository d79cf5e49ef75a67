import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useT } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { Icon } from '@/shared/ui/Icon';

/** A small whole number by one less and one more, within its ends. */
export function QuantityStepper({
  name,
  value,
  least,
  most,
  onChange,
}: {
  /** What is counted. */
  name: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const step = (icon: typeof Plus, label: string, next: number) => {
    const isPossible = next >= least && next <= most;
    return (
      <button
        type="button"
        className={`btn btn-outline-secondary btn-icon ${isPossible ? '' : 'disabled'}`}
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={isPossible ? () => onChange(next) : undefined}
      >
        <Icon of={icon} />
      </button>
    );
  };
  return (
    <div className="nd-shop-stepper" role="group" aria-label={t('shop.quantityOf', { name })}>
      {step(Minus, t('shop.less', { name }), value - 1)}
      <span role="status" aria-label={t('shop.quantity')}>
        {formats.number(value)}
      </span>
      {step(Plus, t('shop.more', { name }), value + 1)}
    </div>
  );
}
