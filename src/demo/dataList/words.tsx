import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '@/locales';
import type { Product } from '@/shared/demonstration/products';
import { useT } from '@/shared/i18n/text';
import { Mark, type Tone } from '../lists/Mark';

type OrderStatus = Product['order_status'];

export const categories: Readonly<Record<string, MessageId>> = {
  Audio: 'dataList.audio',
  Computers: 'dataList.computers',
  Fitness: 'dataList.fitness',
  Appliances: 'dataList.appliances',
};

export const orderStates: Record<OrderStatus, MessageId> = {
  'on hold': 'dataList.onHold',
  delivered: 'dataList.delivered',
  pending: 'dataList.pending',
  canceled: 'dataList.canceled',
};

const marks: Record<OrderStatus, readonly [icon: LucideIcon, tone: Tone]> = {
  'on hold': [CirclePause, 'warning'],
  delivered: [CircleCheck, 'success'],
  pending: [Clock, 'primary'],
  canceled: [CircleX, 'danger'],
};

export function OrderMark({ status }: { status: OrderStatus }) {
  const [icon, tone] = marks[status];
  return <Mark icon={icon} tone={tone} word={useT()(orderStates[status])} />;
}
