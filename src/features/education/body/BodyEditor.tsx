import { TableKit } from '@tiptap/extension-table';
import { Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanDocument } from '@/domain/education/cleanDocument';
import { isSafeAddress, type EducationDocument } from '@/domain/education/document';
import type { Language } from '@/domain/text';
import { BodyToolbar } from './BodyToolbar';
import { Figure, Film } from './nodes';
import { documentFromHtml, documentFromText } from './pastedDocument';
import '../education.css';
import './editor.css';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      protocols: ['https', 'mailto'],
      isAllowedUri: isSafeAddress,
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Figure,
  Film,
];

/** An empty text still has a line to write in. */
const writable = ({ content }: EducationDocument): JSONContent => ({
  type: 'doc',
  content: content.length > 0 ? content : [{ type: 'paragraph' }],
});

function insert(view: EditorView, document: EducationDocument): void {
  if (document.content.length === 0) return;
  const node = Node.fromJSON(view.state.schema, document);
  node.check();
  // Paragraphs go on where the line is that they are pasted into; what is of another kind stays what it is.
  const isOpen = (block: Node | null) => (block?.type.name === 'paragraph' ? 1 : 0);
  const slice = new Slice(node.content, isOpen(node.firstChild), isOpen(node.lastChild));
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}

/** Puts what was pasted or dropped into the text, by our own reader of it instead of the browser's. */
function insertPasted(view: EditorView, data: DataTransfer | null): void {
  const html = data?.getData('text/html') ?? '';
  const text = data?.getData('text/plain') ?? '';
  if (html !== '') {
    try {
      insert(view, documentFromHtml(html));
      return;
    } catch (thrown) {
      // A table that does not add up, say: its words are there as plain text.
      if (!(thrown instanceof RangeError)) throw thrown;
    }
  }
  insert(view, documentFromText(text));
}

/**
 * The text of a post in one language, to be written in. It begins with `value` and tells every change; mount it again
 * to begin with another one.
 */
export function BodyEditor({
  id,
  label,
  language,
  value,
  onChange,
}: {
  id: string;
  label: string;
  language: Language;
  value: EducationDocument;
  onChange: (value: EducationDocument) => void;
}) {
  const editor = useEditor({
    extensions,
    content: writable(value),
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang: language,
        // The languages of posts all run from left to right, whatever the page does.
        dir: 'ltr',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'nd-post form-control',
      },
      handleDOMEvents: {
        paste: (view, event) => {
          event.preventDefault();
          insertPasted(view, event.clipboardData);
          return true;
        },
        drop: (view, event) => {
          // What is moved within the text is not read again.
          if (view.dragging) return false;
          event.preventDefault();
          insertPasted(view, event.dataTransfer);
          return true;
        },
      },
    },
    onUpdate: ({ editor: changed }) => onChange(cleanDocument(changed.getJSON())),
  });
  return (
    <div className="nd-editor">
      <BodyToolbar editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </div>
  );
}
