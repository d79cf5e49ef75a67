import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { Icon } from '@/shared/ui/Icon';
import { menuIcons } from './menuIcons';
import { targetOf } from './menuState';

/** Text for screen readers only. */
const Aside = ({ id }: { id: MessageId }) => (
  <span className="visually-hidden">
    {' '}
    <T id={id} />
  </span>
);

/** Icon, title and badge of an entry or a group. */
export function MenuFace({ node }: { node: MenuNode }) {
  return (
    <>
      {node.icon && <Icon of={menuIcons[node.icon]} size={20} />}
      <span className="nd-menu-text">
        <T id={node.title} />
      </span>
      {node.badge && (
        <span className={`nd-menu-badge badge text-bg-${node.badge.tone}`}>
          {node.badge.text}
          {node.badge.meaning && <Aside id={node.badge.meaning} />}
        </span>
      )}
    </>
  );
}

const outside = (node: MenuNode): MessageId | null => {
  if (node.newTab) return node.type === 'item' ? 'menu.newTab' : 'menu.otherSiteNewTab';
  return node.type === 'item' ? null : 'menu.otherSite';
};

/** An entry that leads somewhere; plain text if it does not. */
export function MenuEntry({
  node,
  isCurrent,
  onChoose,
}: {
  node: MenuNode;
  isCurrent: boolean;
  onChoose: () => void;
}): ReactNode {
  const target = targetOf(node);
  if (target === null) {
    return (
      <span className="nd-menu-link nd-menu-off">
        <MenuFace node={node} />
        <Aside id="menu.notAvailable" />
      </span>
    );
  }
  const leaves = outside(node);
  const content = (
    <>
      <MenuFace node={node} />
      {leaves && (
        <>
          <Aside id={leaves} />
          <Icon of={ExternalLink} size={14} className="nd-menu-leaves" />
        </>
      )}
    </>
  );
  const shared = {
    className: 'nd-menu-link',
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick: onChoose,
    ...(node.newTab && { target: '_blank' }),
  };
  return 'path' in target ? (
    <Link to={target.path} {...(node.newTab && { rel: 'noopener noreferrer' })} {...shared}>
      {content}
    </Link>
  ) : (
    <a href={target.address} rel="noopener noreferrer" {...shared}>
      {content}
    </a>
  );
}
