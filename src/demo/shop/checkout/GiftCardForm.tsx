import { T } from '@/shared/i18n/text';
import { useMoney } from '../money';
import { changeShop, useShop } from '../state';
import { CodeForm } from './CodeForm';
import { giftCard, isGiftCard } from './totals';

/** Takes the one gift card there is; what an order leaves on it is there for the next. */
export function GiftCardForm() {
  const money = useMoney();
  const { hasGiftCard, giftLeft } = useShop();
  const apply = (code: string) => {
    if (!isGiftCard(code)) return <T id="checkout.giftUnknown" values={{ code: <bdi>{code.trim()}</bdi> }} />;
    if (giftLeft === 0) return <T id="checkout.giftSpent" />;
    changeShop(() => ({ hasGiftCard: true }));
    return null;
  };
  return (
    <CodeForm
      label={<T id="checkout.giftCode" />}
      hint={
        <T id="checkout.giftHint" values={{ code: <code>{giftCard.code}</code>, left: money(giftLeft) }} />
      }
      applied={hasGiftCard ? <T id="checkout.giftApplied" values={{ left: money(giftLeft) }} /> : null}
      remove={<T id="checkout.giftRemove" />}
      onApply={apply}
      onRemove={() => changeShop(() => ({ hasGiftCard: false }))}
    />
  );
}
