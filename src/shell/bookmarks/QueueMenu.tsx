import { Link } from 'react-router-dom';
import { DropdownItem } from 'reactstrap';
import { Icon } from '@/shared/ui/Icon';
import type { MenuFace } from '../navbar/NavbarMenu';
import { OpenedMenu } from '../navbar/OpenedMenu';
import type { ShownBookmark } from './useBookmarks';

/** The bookmarks that do not fit in the bar. */
export function QueueMenu({ items, ...face }: MenuFace & { items: readonly ShownBookmark[] }) {
  return (
    <OpenedMenu {...face}>
      {items.map(({ id, title, link, icon }) => (
        <DropdownItem key={id} tag={Link} to={link} className="nd-dropdown-item">
          <Icon of={icon} />
          {title}
        </DropdownItem>
      ))}
    </OpenedMenu>
  );
}
