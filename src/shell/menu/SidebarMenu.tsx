import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { T } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import { MenuEntry, MenuFace } from './MenuEntry';

interface Branch {
  /** Ids from the top group to the entry of the current path. */
  active: readonly string[];
  open: readonly string[];
  onToggle: (id: string) => void;
  onChoose: (id: string) => void;
}

/** One level of the menu; groups hold the next. */
export function SidebarMenu({ nodes, id, ...branch }: Branch & { nodes: readonly MenuNode[]; id?: string }) {
  return (
    <ul className="nd-menu" id={id}>
      {nodes.map((node) => (
        <li key={node.id} className={node.type === 'groupHeader' ? 'nd-menu-header' : undefined}>
          <Entry node={node} {...branch} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ node, ...branch }: Branch & { node: MenuNode }) {
  if (node.type === 'groupHeader') return <T id={node.title} />;
  if (node.type === 'collapse' && !node.disabled) return <Group node={node} {...branch} />;
  const isCurrent = branch.active.at(-1) === node.id;
  return <MenuEntry node={node} isCurrent={isCurrent} onChoose={() => branch.onChoose(node.id)} />;
}

function Group({ node, ...branch }: Branch & { node: MenuNode }) {
  const list = useId();
  const isOpen = branch.open.includes(node.id);
  return (
    <>
      <button
        type="button"
        className="nd-menu-link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        data-active={branch.active.includes(node.id)}
        onClick={() => branch.onToggle(node.id)}
      >
        <MenuFace node={node} />
        <Icon of={ChevronRight} size={16} className="nd-menu-chevron" directional />
      </button>
      {isOpen && <SidebarMenu nodes={node.children ?? []} id={list} {...branch} />}
    </>
  );
}
