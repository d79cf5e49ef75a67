import type { ComponentProps } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '@/shared/ui/Icon';
import type { ShownBookmark } from './useBookmarks';

/** The icon of a page; its title is its accessible name, and is shown on hover or focus. */
export function BookmarkLink({
  item: { id, title, link, icon },
  ...others
}: { item: ShownBookmark } & Omit<ComponentProps<typeof NavLink>, 'to'>) {
  return (
    <NavLink {...others} to={link} className="btn btn-icon nd-bookmark" data-bookmark={id}>
      <Icon of={icon} size={20} />
      <span className="nd-bookmark-title">{title}</span>
    </NavLink>
  );
}
