import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { faceClass, type MenuFace } from './NavbarMenu';
import { selectDirection } from '../themeSlice';

/** A menu of the bar that is open when mounted and takes the focus, because the user has just requested it. */
export function OpenedMenu({
  children,
  menuClass,
  ...face
}: MenuFace & { menuClass?: string; children: ReactNode }) {
  const direction = useSelector(selectDirection);
  const toggle = useRef<HTMLButtonElement>(null);
  // Before the first paint, because a key pressed when the menu appears belongs to it.
  useLayoutEffect(() => toggle.current?.focus(), []);
  return (
    <UncontrolledDropdown defaultOpen>
      <DropdownToggle
        tag="button"
        type="button"
        innerRef={toggle}
        className={faceClass(face)}
        aria-label={face.label}
      >
        {face.face}
      </DropdownToggle>
      <DropdownMenu end={direction === 'ltr'} className={menuClass} aria-label={face.label}>
        {children}
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}
