import { Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { EducationDocument } from '@/domain/education/document';
import { documentFromHtml, documentFromText } from './pastedDocument';

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
export function insertPasted(view: EditorView, data: DataTransfer | null): void {
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
