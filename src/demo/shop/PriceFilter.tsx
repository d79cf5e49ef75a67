import { Choice } from './Choice';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { catalogue } from './catalogue/catalogue';
import { useMoney } from './money';
import { counted, DEAREST, priceRanges, type Wanted } from './search';

const STEP = 5;

const rangeWords: Record<(typeof priceRanges)[number]['id'], MessageId> = {
  all: 'shop.anyPrice',
  to10: 'shop.upTo',
  to100: 'shop.between',
  to500: 'shop.between',
  from500: 'shop.from',
};

/** The range of the price: one of a few with one click, or by its two ends. Both say the same in the address. */
export function PriceFilter({
  name,
  wanted: { min, max, ...others },
  change,
}: {
  name: string;
  wanted: Wanted;
  change: (change: Readonly<Record<string, string | null>>, isPassing?: boolean) => void;
}) {
  const t = useT();
  const money = useMoney();
  const ofPrice = counted(catalogue, { min, max, ...others }, 'price');
  const set = (next: { min: number; max: number | null }, isPassing: boolean) =>
    change(
      { min: next.min === 0 ? null : String(next.min), max: next.max === null ? null : String(next.max) },
      isPassing,
    );
  const slider = (label: string, value: number, onChange: (value: number) => void) => (
    <label className="nd-shop-slider">
      <span>{label}</span>
      <input
        type="range"
        className="form-range"
        min={0}
        max={DEAREST}
        step={STEP}
        value={Math.min(value, DEAREST)}
        aria-valuetext={label}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
  return (
    <>
      {priceRanges.map((range) => (
        <Choice
          key={range.id}
          type="radio"
          name={name}
          checked={range.min === min && range.max === max}
          count={ofPrice(
            ({ price }) => price >= range.min * 100 && (range.max === null || price <= range.max * 100),
          )}
          onChange={() => set(range, false)}
        >
          <T
            id={rangeWords[range.id]}
            values={{ min: money(range.min * 100), max: money((range.max ?? 0) * 100) }}
          />
        </Choice>
      ))}
      {slider(t('shop.from', { min: money(min * 100) }), min, (next) =>
        set({ min: next, max: max === null ? null : Math.max(max, next) }, true),
      )}
      {slider(
        max === null ? t('shop.noLimit') : t('shop.upTo', { max: money(max * 100) }),
        max ?? DEAREST,
        (next) => set({ min: Math.min(min, next), max: next >= DEAREST ? null : next }, true),
      )}
    </>
  );
}
