import { EditorContent, useEditor, useEditorState, type Editor, type JSONContent } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useState, type KeyboardEvent } from 'react';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { letterTools } from './letterTools';

const extensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: false,
  }),
];

/** One stop of the Tab key; the arrows, Home and End walk within. */
function Tools({ editor, controls }: { editor: Editor; controls: string }) {
  const t = useT();
  const [current, setCurrent] = useState(0);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      letterTools
        .filter(({ mark }) => mark !== undefined && now.isActive(mark))
        .map(({ word }) => word)
        .join(' '),
  }).split(' ');
  const walk = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      Home: 0,
      End: -1,
    };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    buttons.at(wanted % buttons.length)?.focus();
  };
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('educationEditor.tools')}
      aria-controls={controls}
      className="nd-letter-tools"
      onKeyDown={walk}
    >
      {letterTools.map(({ word, icon, mark, run }, index) => (
        <button
          key={word}
          type="button"
          className="btn"
          tabIndex={index === current ? 0 : -1}
          aria-label={t(word)}
          title={t(word)}
          aria-pressed={mark === undefined ? undefined : pressed.includes(word)}
          onFocus={() => setCurrent(index)}
          onClick={() => run(editor)}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}

/** The text of a mail, to be written in. It begins with `value` and tells every change. */
export function LetterEditor({
  label,
  value,
  onChange,
}: {
  label: string;
  value: JSONContent;
  onChange: (value: JSONContent) => void;
}) {
  const id = useId();
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        dir: 'auto',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'form-control',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON()),
  });
  return (
    <div className="nd-letter">
      <Tools editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </div>
  );
}
