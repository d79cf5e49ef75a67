import { useId, useRef, useState, type ReactNode } from 'react';
import { useOutside } from '@/shared/ui/suggest/useOutside';
import './dropPanel.css';

/** A button that opens a panel of controls under itself; Escape, a click elsewhere and the controls close it. */
export function DropPanel({
  button,
  label,
  children,
}: {
  button: ReactNode;
  label: string;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutside(box, () => setOpen(false));
  const close = () => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    // Escape is meant for the whole of it, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="nd-drop"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        id={id}
        type="button"
        className="btn btn-outline-primary dropdown-toggle"
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      <div
        id={`${id}-panel`}
        role="group"
        aria-label={label}
        className="dropdown-menu nd-drop-panel"
        hidden={!isOpen}
      >
        {children(close)}
      </div>
    </div>
  );
}
