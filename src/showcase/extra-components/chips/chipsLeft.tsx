import type { LucideIcon } from 'lucide-react';
import CircleX from 'lucide-react/icons/circle-x';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { FilterChips } from '@/shared/ui/FilterChips';
import { Icon } from '@/shared/ui/Icon';
import { tinted } from './chipKinds';
import '../avatar/persons.css';

const people = ['Pia Lund', 'Joe Marsh', 'Eva Costa'];

/** Each goes by its own cross; the focus goes to the next one, and at the end to the way back. */
function ClosableChips({ cross }: { cross: LucideIcon }) {
  const t = useT();
  const [left, setLeft] = useState(people);
  const list = useRef<HTMLDivElement>(null);
  const keep = (next: readonly string[]) => {
    setLeft([...next]);
    requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={list}>
      <ul className="nd-chips mt-0">
        {left.map((name) => (
          <li key={name}>
            <span className="nd-chip nd-chip-tone" style={tinted('secondary')}>
              {name}
              <button
                type="button"
                className="nd-chip-close"
                aria-label={t('showcase:/extra-components/chips#remove', { name })}
                onClick={() => keep(left.filter((one) => one !== name))}
              >
                <Icon of={cross} size={16} />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {left.length === 0 && (
        <button type="button" className="btn btn-outline-primary" onClick={() => keep(people)}>
          <T id="showcase:/extra-components/chips#back" />
        </button>
      )}
    </div>
  );
}

function Closable() {
  return <ClosableChips cross={X} />;
}

function OwnCross() {
  return <ClosableChips cross={CircleX} />;
}

/** The filters above a list, as the product shows them. */
function Filters() {
  const t = useT();
  const [gone, setGone] = useState<readonly string[]>([]);
  const chips = (['severity', 'unit', 'since'] as const)
    .filter((key) => !gone.includes(key))
    .map((key) => ({ key, label: t(`showcase:/extra-components/chips#${key}`) }));
  const all = ['severity', 'unit', 'since'];
  return (
    <>
      <FilterChips chips={chips} onRemove={(key) => setGone([...gone, key])} onClear={() => setGone(all)} />
      {gone.length > 0 && (
        <button type="button" className="btn btn-outline-primary" onClick={() => setGone([])}>
          <T id="showcase:/extra-components/chips#filterAgain" />
        </button>
      )}
    </>
  );
}

export { Closable, ClosableChips, Filters, OwnCross };
