import { T } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { useMoney } from '../money';
import { changeShop, useShop } from '../state';
import { CodeForm } from './CodeForm';
import { couponNamed, coupons, leastFor, type Coupon } from './totals';

/** Takes a coupon; one that waits for a larger order says so, and holds once the order is large enough. */
export function CouponForm({ goods }: { goods: number }) {
  const formats = useFormats();
  const money = useMoney();
  const { coupon } = useShop();
  const least = (one: Coupon) => (
    <T id="checkout.couponLeast" values={{ code: one.code, least: money(leastFor(one)) }} />
  );
  const apply = (typed: string) => {
    const found = couponNamed(typed);
    if (!found) return <T id="checkout.couponUnknown" values={{ code: <bdi>{typed.trim()}</bdi> }} />;
    if (goods < leastFor(found)) return least(found);
    changeShop(() => ({ coupon: found }));
    return null;
  };
  const offers = coupons.map((one) =>
    'percent' in one ? (
      <li key={one.code}>
        <T
          id="checkout.couponPercent"
          values={{ code: <code>{one.code}</code>, share: formats.percent(one.percent / 100) }}
        />
      </li>
    ) : (
      <li key={one.code}>
        <T
          id="checkout.couponOff"
          values={{ code: <code>{one.code}</code>, off: money(one.off), least: money(one.from) }}
        />
      </li>
    ),
  );
  const applied =
    coupon &&
    (goods < leastFor(coupon) ? (
      least(coupon)
    ) : (
      <T id="checkout.couponApplied" values={{ code: coupon.code }} />
    ));
  return (
    <CodeForm
      label={<T id="checkout.coupon" />}
      hint={<ul className="mb-0 ps-3">{offers}</ul>}
      applied={applied}
      remove={<T id="checkout.couponRemove" />}
      onApply={apply}
      onRemove={() => changeShop(() => ({ coupon: null }))}
    />
  );
}
