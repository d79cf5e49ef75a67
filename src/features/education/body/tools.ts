import type { Editor } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Columns from 'lucide-react/icons/columns-2';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import ImageIcon from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Rows from 'lucide-react/icons/rows-2';
import TableIcon from 'lucide-react/icons/table';
import Trash from 'lucide-react/icons/trash-2';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { MessageId } from '@/locales';

export type Asking = 'link' | 'picture' | 'film';
export interface Tool {
  word: MessageId;
  icon: LucideIcon;
  /** What it does at once, or which dialog it opens. */
  run?: (editor: Editor) => void;
  asks?: Asking;
  isOn?: (editor: Editor) => boolean;
  /** Shown only there. */
  when?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon, word: MessageId): Tool => ({
  word,
  icon,
  run: (editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});
const inTable = (editor: Editor) => editor.isActive('table');

/** The tools in groups, in the order of the bar. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      word: 'educationEditor.bold',
      icon: Bold,
      run: (editor) => void editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      word: 'educationEditor.italic',
      icon: Italic,
      run: (editor) => void editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      word: 'educationEditor.underline',
      icon: Underline,
      run: (editor) => void editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive('underline'),
    },
  ],
  [
    heading(2, Heading2, 'educationEditor.heading2'),
    heading(3, Heading3, 'educationEditor.heading3'),
    heading(4, Heading4, 'educationEditor.heading4'),
  ],
  [
    {
      word: 'educationEditor.bulletList',
      icon: List,
      run: (editor) => void editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      word: 'educationEditor.orderedList',
      icon: ListOrdered,
      run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      word: 'educationEditor.quote',
      icon: Quote,
      run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
  [
    { word: 'educationEditor.link', icon: LinkIcon, asks: 'link', isOn: (editor) => editor.isActive('link') },
    {
      word: 'educationEditor.picture',
      icon: ImageIcon,
      asks: 'picture',
      isOn: (editor) => editor.isActive('figure'),
    },
    {
      word: 'educationEditor.film',
      icon: Clapperboard,
      asks: 'film',
      isOn: (editor) => editor.isActive('video'),
    },
    {
      word: 'educationEditor.table',
      icon: TableIcon,
      run: (editor) =>
        void editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      when: (editor) => !inTable(editor),
    },
    {
      word: 'educationEditor.addRow',
      icon: Rows,
      run: (editor) => void editor.chain().focus().addRowAfter().run(),
      when: inTable,
    },
    {
      word: 'educationEditor.addColumn',
      icon: Columns,
      run: (editor) => void editor.chain().focus().addColumnAfter().run(),
      when: inTable,
    },
    {
      word: 'educationEditor.deleteTable',
      icon: Trash,
      run: (editor) => void editor.chain().focus().deleteTable().run(),
      when: inTable,
    },
  ],
  [
    {
      word: 'educationEditor.undo',
      icon: Undo,
      run: (editor) => void editor.chain().focus().undo().run(),
    },
    {
      word: 'educationEditor.redo',
      icon: Redo,
      run: (editor) => void editor.chain().focus().redo().run(),
    },
  ],
];
