import { useEditorState, type Editor } from '@tiptap/react';
import { Fragment, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { FilmDialog } from './FilmDialog';
import { LinkDialog } from './LinkDialog';
import { PictureDialog } from './PictureDialog';
import { toolGroups, type Asking, type Tool } from './tools';

/** One stop of the Tab key; the arrows, Home and End walk within. */
export function BodyToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('educationEditor.bold');
  const [asking, setAsking] = useState<Asking | null>(null);
  const standing = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      JSON.stringify(toolGroups.flat().map(({ isOn, when }) => [isOn?.(now) ?? null, when?.(now) ?? true])),
  });
  const known = JSON.parse(standing) as [boolean | null, boolean][];
  const all = toolGroups.flat();
  const stateOf = (tool: Tool) => known[all.indexOf(tool)] ?? [null, true];
  const shown = all.filter((tool) => stateOf(tool)[1]);
  const stop = shown.some(({ word }) => word === current) ? current : shown[0]?.word;

  const walk = (event: KeyboardEvent) => {
    const place = shown.findIndex(({ word }) => word === stop);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: place + (isRtl ? -1 : 1),
      ArrowLeft: place + (isRtl ? 1 : -1),
      Home: 0,
      End: shown.length - 1,
    };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = shown.at(wanted % shown.length);
    if (!next) return;
    setCurrent(next.word);
    bar.current?.querySelector<HTMLElement>(`[data-tool="${next.word}"]`)?.focus();
  };
  const close = () => {
    setAsking(null);
    editor.commands.focus();
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('educationEditor.tools')}
        aria-controls={controls}
        className="nd-editor-tools"
        onKeyDown={walk}
      >
        {toolGroups.map((group, place) => (
          <Fragment key={group[0]?.word}>
            {place > 0 && <hr aria-hidden="true" />}
            {group.map((tool) => {
              const [isOn, isShown] = stateOf(tool);
              if (!isShown) return null;
              return (
                <button
                  key={tool.word}
                  type="button"
                  className="btn"
                  data-tool={tool.word}
                  tabIndex={tool.word === stop ? 0 : -1}
                  aria-label={t(tool.word)}
                  title={t(tool.word)}
                  aria-pressed={isOn ?? undefined}
                  onFocus={() => setCurrent(tool.word)}
                  onClick={() => (tool.asks ? setAsking(tool.asks) : tool.run?.(editor))}
                >
                  <Icon of={tool.icon} />
                </button>
              );
            })}
          </Fragment>
        ))}
      </div>
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'picture' && <PictureDialog editor={editor} onClose={close} />}
      {asking === 'film' && <FilmDialog editor={editor} onClose={close} />}
    </>
  );
}
