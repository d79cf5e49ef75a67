import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import { menuIcons } from './menuIcons';

interface Branch {
  /** Ids from the top group to the entry of the current path. */
  active: readonly string[];
  open: readonly string[];
  onToggle: (id: string) => void;
  onChoose: () => void;
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
  switch (node.type) {
    case 'groupHeader':
      return <T id={node.title} />;
    case 'collapse':
      return <Group node={node} {...branch} />;
    case 'item':
    case 'external-link':
      return <Leaf node={node} {...branch} />;
  }
}

function Face({ node }: { node: MenuNode }) {
  return (
    <>
      {node.icon && <Icon of={menuIcons[node.icon]} size={20} />}
      <span className="nd-menu-text">
        <T id={node.title} />
      </span>
      {node.badge && (
        <span className={`nd-menu-badge badge text-bg-${node.badge.tone}`}>{node.badge.text}</span>
      )}
    </>
  );
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
        <Face node={node} />
        <Icon of={ChevronRight} size={16} className="nd-menu-chevron" directional />
      </button>
      {isOpen && <SidebarMenu nodes={node.children ?? []} id={list} {...branch} />}
    </>
  );
}

function Leaf({ node, active, onChoose }: Branch & { node: MenuNode }) {
  const to = node.filterBase ?? node.navLink ?? '';
  if (node.disabled) {
    return (
      <span className="nd-menu-link" aria-disabled="true">
        <Face node={node} />
      </span>
    );
  }
  const shared = {
    className: 'nd-menu-link',
    'aria-current': active.at(-1) === node.id ? ('page' as const) : undefined,
    onClick: onChoose,
    ...(node.newTab && { target: '_blank', rel: 'noreferrer' }),
  };
  return node.type === 'external-link' ? (
    <a href={to} {...shared}>
      <Face node={node} />
    </a>
  ) : (
    <Link to={to} {...shared}>
      <Face node={node} />
    </Link>
  );
}
