import type { Editor } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { MessageId } from '@/locales';

export interface TextTool {
  word: MessageId;
  icon: LucideIcon;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
}

const mark = (name: 'bold' | 'italic' | 'underline', icon: LucideIcon): TextTool => ({
  word: `showcase:/extensions/wysiwyg-editor#${name}`,
  icon,
  run: (editor) => void editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});
const heading = (level: 3 | 4, icon: LucideIcon): TextTool => ({
  word: `showcase:/extensions/wysiwyg-editor#heading${level}`,
  icon,
  run: (editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The tools that every text has, in the order of the bar. */
export const textTools: readonly TextTool[] = [
  mark('bold', Bold),
  mark('italic', Italic),
  mark('underline', Underline),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    word: 'showcase:/extensions/wysiwyg-editor#bullets',
    icon: List,
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    word: 'showcase:/extensions/wysiwyg-editor#numbers',
    icon: ListOrdered,
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    word: 'showcase:/extensions/wysiwyg-editor#undo',
    icon: Undo,
    run: (editor) => void editor.chain().focus().undo().run(),
  },
  {
    word: 'showcase:/extensions/wysiwyg-editor#redo',
    icon: Redo,
    run: (editor) => void editor.chain().focus().redo().run(),
  },
];
