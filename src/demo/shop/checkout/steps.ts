import type { LucideIcon } from 'lucide-react';
import CreditCard from 'lucide-react/icons/credit-card';
import House from 'lucide-react/icons/house';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { MessageId } from '@/locales';
import type { Shop } from '../state';

export const steps = ['cart', 'address', 'payment'] as const;
export type Step = (typeof steps)[number];

export const stepLooks: Record<Step, { icon: LucideIcon; title: MessageId }> = {
  cart: { icon: ShoppingCart, title: 'checkout.cart' },
  address: { icon: House, title: 'checkout.address' },
  payment: { icon: CreditCard, title: 'checkout.payment' },
};

/** The steps that somebody may go to: a step waits for what the one before it asks. */
export function openSteps({ cart, deliverTo }: Pick<Shop, 'cart' | 'deliverTo'>): readonly Step[] {
  if (cart.length === 0) return ['cart'];
  return deliverTo === null ? ['cart', 'address'] : steps;
}

/** The step that the address names, or the last before it that is open. */
export function stepAt(named: string | null, open: readonly Step[]): Step {
  const wanted = steps.findIndex((step) => step === named);
  return open[Math.min(Math.max(wanted, 0), open.length - 1)] ?? 'cart';
}

export const addressOfStep = (step: Step): string =>
  step === 'cart' ? '/ecommerce/checkout' : `/ecommerce/checkout?step=${step}`;
