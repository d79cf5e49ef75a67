import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { TextTool } from './textTools';

/** The tools of a text: one stop of the Tab key; the arrows, Home and End walk within. */
export function TextToolbar({ editor, tools }: { editor: Editor; tools: readonly TextTool[] }) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn }) => isOn?.(now)),
    equalityFn: (one, other) => one.join() === other?.join(),
  });
  const walk = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: stop + (isRtl ? -1 : 1),
      ArrowLeft: stop + (isRtl ? 1 : -1),
      Home: 0,
      End: tools.length - 1,
    };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = (wanted + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('showcase:/extensions/wysiwyg-editor#tools')}
      className="nd-text-tools"
      onKeyDown={walk}
    >
      {tools.map(({ word, icon, run }, place) => (
        <button
          key={word}
          type="button"
          className="btn btn-icon"
          tabIndex={place === stop ? 0 : -1}
          aria-label={t(word)}
          title={t(word)}
          aria-pressed={pressed[place]}
          onFocus={() => setStop(place)}
          onClick={() => run(editor)}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}
