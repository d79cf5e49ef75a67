import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type PointerEvent } from 'react';
import { T } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import { MenuEntry, MenuFace } from '../menu/MenuEntry';
import { Dropdown } from './Dropdown';
import type { BarGroups } from './useBarGroups';

interface Place {
  groups: BarGroups;
  /** The entry is in the list of an open group. */
  isNested?: boolean;
  /** The entry does not fit: it is hidden, but keeps its size so that it can be measured. */
  isOut?: boolean;
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';

/** An entry of the bar or of a list opened from it, with its own list. */
export function BarEntry({ node, groups, isNested = false, isOut = false }: Place & { node: MenuNode }) {
  if (node.type === 'groupHeader') {
    return (
      <li className="nd-menu-header">
        <T id={node.title} />
      </li>
    );
  }
  if (node.type === 'collapse' && !node.disabled && node.children?.length) {
    return <Group node={node} groups={groups} isNested={isNested} isOut={isOut} />;
  }
  return (
    <li className={isOut ? 'nd-menubar-out' : undefined} inert={isOut}>
      <MenuEntry node={node} isCurrent={groups.active.at(-1) === node.id} onChoose={() => groups.show([])} />
    </li>
  );
}

function Group({ node, groups, isNested, isOut }: Required<Place> & { node: MenuNode }) {
  const list = useId();
  const isOpen = !isOut && groups.open.includes(node.id);
  return (
    <li
      className={isOut ? 'nd-menubar-out' : undefined}
      inert={isOut}
      data-group={node.id}
      onPointerEnter={(event) => isMouse(event) && groups.pointAt(node.id)}
      onPointerLeave={(event) => isMouse(event) && groups.pointAwayFrom(node.id)}
    >
      <button
        type="button"
        className="nd-menu-link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        data-active={groups.active.includes(node.id)}
        onClick={({ detail }) => groups.toggle(node.id, detail === 0)}
      >
        <MenuFace node={node} />
        {isNested ? (
          <Icon of={ChevronRight} size={16} className="nd-menu-chevron" directional />
        ) : (
          <Icon of={ChevronDown} size={16} className="nd-menu-chevron" />
        )}
      </button>
      {isOpen && (
        <Dropdown id={list} isNested={isNested}>
          {node.children?.map((child) => (
            <BarEntry key={child.id} node={child} groups={groups} isNested />
          ))}
        </Dropdown>
      )}
    </li>
  );
}
