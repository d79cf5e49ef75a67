import Tree from '@rc-component/tree';
import type { DataNode } from '@rc-component/tree/lib/interface';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '@/shared/ui/Icon';
import './clinicTree.css';
import { usePageDirection } from '../../frame/pageDirection';

export interface TreeEntry {
  key: string;
  title: ReactNode;
  children?: TreeEntry[];
}

/** The library says nothing of places: how deep an entry is, and which of how many. */
const placed = (entries: readonly TreeEntry[], level = 1): DataNode[] =>
  entries.map(({ key, title, children }, index) => ({
    key,
    title,
    'aria-level': level,
    'aria-posinset': index + 1,
    'aria-setsize': entries.length,
    ...(children && { children: placed(children, level + 1) }),
  }));

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The library knows one direction only: where the page reads the other way, so do the arrows. */
function mirror(event: KeyboardEvent) {
  const key = mirrored[event.key];
  if (!key || !event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(
    new globalThis.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

const switcher = ({ isLeaf, expanded }: { isLeaf?: boolean; expanded?: boolean }) =>
  isLeaf ? null : expanded ? <Icon of={ChevronDown} /> : <Icon of={ChevronRight} directional />;

/** A tree of the library in the product’s clothes. @param label names it for people who do not see it */
export function ClinicTree({
  label,
  entries,
  open,
  onOpen,
  chosen = [],
  onChoose,
}: {
  label: string;
  entries: readonly TreeEntry[];
  open: readonly string[];
  onOpen: (open: string[]) => void;
  chosen?: readonly string[];
  onChoose?: (key: string) => void;
}) {
  const direction = usePageDirection();
  return (
    <div onKeyDownCapture={direction === 'rtl' ? mirror : undefined}>
      <Tree
        prefixCls="nd-tree"
        aria-label={label}
        direction={direction}
        virtual={false}
        showIcon={false}
        treeData={placed(entries)}
        expandedKeys={[...open]}
        onExpand={(keys) => onOpen(keys.map(String))}
        selectable={onChoose !== undefined}
        selectedKeys={[...chosen]}
        onSelect={(_, { node }) => onChoose?.(String(node.key))}
        switcherIcon={switcher}
      />
    </div>
  );
}
