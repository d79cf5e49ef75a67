import type { Editor } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { MessageId } from '@/locales';

interface Tool {
  word: MessageId;
  icon: LucideIcon;
  run: (editor: Editor) => void;
  /** What it is pressed by; absent of what only acts. */
  mark?: string;
}

export const letterTools: readonly Tool[] = [
  {
    word: 'educationEditor.bold',
    icon: Bold,
    mark: 'bold',
    run: (editor) => void editor.chain().focus().toggleBold().run(),
  },
  {
    word: 'educationEditor.italic',
    icon: Italic,
    mark: 'italic',
    run: (editor) => void editor.chain().focus().toggleItalic().run(),
  },
  {
    word: 'educationEditor.underline',
    icon: Underline,
    mark: 'underline',
    run: (editor) => void editor.chain().focus().toggleUnderline().run(),
  },
  {
    word: 'educationEditor.bulletList',
    icon: List,
    mark: 'bulletList',
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    word: 'educationEditor.orderedList',
    icon: ListOrdered,
    mark: 'orderedList',
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    word: 'educationEditor.quote',
    icon: Quote,
    mark: 'blockquote',
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
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
];
