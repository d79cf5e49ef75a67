import { useState, type ReactNode } from 'react';
import { T } from '@/shared/i18n/text';

/** The line that says what was pressed last, and what tells it: on these pages no control does nothing. */
export function usePressed(): [said: ReactNode, press: (name: string) => void] {
  const [last, setLast] = useState({ name: '', count: 0 });
  const press = (name: string) =>
    setLast((before) => ({ name, count: before.name === name ? before.count + 1 : 1 }));
  return [
    <p key="said" role="status" className="nd-pressed">
      {last.count > 0 && <T id="showcase:/components/buttons#pressed" values={last} />}
    </p>,
    press,
  ];
}
