import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { Picture } from './pictureNode';
import './textEditor.css';
import { TextToolbar } from './TextToolbar';
import { textTools, type TextTool } from './textTools';

const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: false,
  }),
  Picture,
];

/**
 * A text with few tools: marks, headings, lists. What is pasted or dropped comes in as plain words.
 * @param value of a text that is decided elsewhere: it takes the place of what is written whenever it is another one
 * @param more tools beside those that every text has
 * @param isQuiet the tools are shown only while somebody writes
 */
export function TextEditor({
  label,
  value,
  onChange,
  more = [],
  isQuiet = false,
}: {
  label: string;
  value: JSONContent;
  onChange?: (value: JSONContent) => void;
  more?: readonly TextTool[];
  isQuiet?: boolean;
}) {
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'nd-text-body' },
      handlePaste: (view, { clipboardData }) => view.pasteText(clipboardData?.getData('text/plain') ?? ''),
      handleDrop: (view, { dataTransfer }, _slice, isMoved) =>
        !isMoved && view.pasteText(dataTransfer?.getData('text/plain') ?? ''),
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.getJSON()),
  });
  useEffect(() => {
    if (JSON.stringify(value) !== JSON.stringify(editor.getJSON()) && onChange)
      editor.commands.setContent(value);
  }, [editor, value, onChange]);
  return (
    <div className={`nd-text ${isQuiet ? 'nd-text-quiet' : ''}`}>
      <TextToolbar editor={editor} tools={[...textTools, ...more]} />
      <EditorContent editor={editor} />
    </div>
  );
}
