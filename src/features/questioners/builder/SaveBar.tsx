import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import { isModalOpen } from '@/shared/navigation/singleKeys';
import { Icon } from '@/shared/ui/Icon';
import type { Builder } from './useBuilder';

/** In these the browser itself takes typing back. */
const TEXT = 'input:not([type="checkbox"]):not([type="radio"]), textarea, [contenteditable="true"]';

/** Ctrl+Z takes back and Ctrl+Y or Ctrl+Shift+Z brings back, outside text boxes. */
function useUndoKeys({ undo, redo }: Pick<Builder, 'undo' | 'redo'>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    if ((event.target instanceof Element && event.target.closest(TEXT)) || isModalOpen()) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** How what is written stands, and what can be done with it. @param children further actions */
export function SaveBar({ builder, children }: { builder: Builder; children?: ReactNode }) {
  const { canUndo, canRedo, undo, redo, isDirty, isKept, isSaving, save } = builder;
  useUndoKeys(builder);
  return (
    <div className="card nd-builder-bar">
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={canUndo ? undo : undefined}
      >
        <Icon of={Undo2} directional />{' '}
        <span className="nd-builder-step">
          <T id="questionerBuilder.undo" />
        </span>
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Y"
        onClick={canRedo ? redo : undefined}
      >
        <Icon of={Redo2} directional />{' '}
        <span className="nd-builder-step">
          <T id="questionerBuilder.redo" />
        </span>
      </button>
      <span className="nd-builder-state">
        <T
          id={
            !isDirty
              ? 'questionerBuilder.stateSaved'
              : isKept
                ? 'questionerBuilder.stateKept'
                : 'questionerBuilder.stateNotKept'
          }
        />
      </span>
      {children}
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={isSaving}
        aria-busy={isSaving}
        onClick={isSaving ? undefined : save}
      >
        <T id="questionerBuilder.save" />
      </button>
    </div>
  );
}
