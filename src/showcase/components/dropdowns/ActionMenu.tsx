import { useState, type MouseEvent } from 'react';
import { Button, Dropdown, DropdownItem, DropdownMenu, DropdownToggle } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { sampleActions } from '../buttons/sampleActions';
import { usePageDirection } from '../../frame/pageDirection';
import '../buttons/buttonKinds.css';

/** The button gets the focus back: the entry that had it is gone. */
const toButton = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('.dropdown, .btn-group')?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();

/**
 * A button that opens a menu of actions.
 * @param onSplit makes two buttons of it: one that does the first of them, and one that opens the menu
 * @param direction to which side it opens, in the sense of reading
 */
export function ActionMenu({
  label,
  color = 'primary',
  outline = false,
  className = '',
  size,
  direction = 'down',
  onChoose,
  onSplit,
}: {
  label: string;
  color?: string;
  outline?: boolean;
  className?: string;
  size?: 'sm' | 'lg' | undefined;
  direction?: 'up' | 'down' | 'start' | 'end';
  onChoose: (words: string) => void;
  onSplit?: () => void;
}) {
  const t = useT();
  const isMirrored = usePageDirection() === 'rtl';
  const [isOpen, setOpen] = useState(false);
  const mirrored = { up: 'up', down: 'down', start: 'end', end: 'start' } as const;
  const look = { color, outline, ...(size && { size }) };
  return (
    <Dropdown
      group={onSplit !== undefined}
      isOpen={isOpen}
      toggle={() => setOpen(!isOpen)}
      direction={isMirrored ? mirrored[direction] : direction}
    >
      {onSplit && (
        <Button {...look} className={className} onClick={onSplit}>
          {label}
        </Button>
      )}
      <DropdownToggle
        caret
        split={onSplit !== undefined}
        {...look}
        className={className}
        {...(onSplit && { 'aria-label': t('showcase:/components/dropdowns#more', { name: label }) })}
      >
        {onSplit ? null : label}
      </DropdownToggle>
      <DropdownMenu end={isMirrored && (direction === 'up' || direction === 'down')} aria-label={label}>
        {sampleActions.slice(0, 4).map(({ icon, id }) => (
          <DropdownItem
            key={id}
            className="nd-dropdown-item"
            onClick={(event: MouseEvent) => {
              toButton(event);
              onChoose(t(id));
            }}
          >
            <Icon of={icon} />
            <T id={id} />
          </DropdownItem>
        ))}
      </DropdownMenu>
    </Dropdown>
  );
}
