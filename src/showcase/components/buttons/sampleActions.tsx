import BadgeCheck from 'lucide-react/icons/badge-check';
import BellOff from 'lucide-react/icons/bell-off';
import Clock from 'lucide-react/icons/clock';
import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { usePressed } from './pressed';
import './buttonKinds.css';

/** What is done in the product, each with the tone that it has there. */
export const sampleActions: readonly { color: string; icon: LucideIcon; id: MessageId }[] = [
  { color: 'primary', icon: Plus, id: 'showcase:/components/buttons#record' },
  { color: 'secondary', icon: Clock, id: 'showcase:/components/buttons#later' },
  { color: 'success', icon: BadgeCheck, id: 'showcase:/components/buttons#release' },
  { color: 'info', icon: History, id: 'showcase:/components/buttons#history' },
  { color: 'warning', icon: BellOff, id: 'showcase:/components/buttons#pause' },
  { color: 'danger', icon: Trash2, id: 'showcase:/components/buttons#remove' },
];

export interface SampleAction {
  color: string;
  icon: LucideIcon;
  words: string;
  /** Says that it was pressed. */
  press: () => void;
  /** Says that something of another name was. */
  tell: (words: string) => void;
}

/** One control for each action of the product, beside one another, and under them which was pressed. */
export function SampleActions({
  children,
  first = 6,
}: {
  children: (action: SampleAction) => ReactNode;
  first?: number;
}) {
  const t = useT();
  const [said, press] = usePressed();
  return (
    <>
      <div className="nd-button-row">
        {sampleActions.slice(0, first).map(({ color, icon, id }) => (
          <Fragment key={id}>
            {children({ color, icon, words: t(id), press: () => press(t(id)), tell: press })}
          </Fragment>
        ))}
      </div>
      {said}
    </>
  );
}
