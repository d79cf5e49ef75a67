import type { Editor, JSONContent } from '@tiptap/react';
import ImageIcon from 'lucide-react/icons/image';
import Star from 'lucide-react/icons/star';
import { useMemo, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { PictureDialog } from './PictureDialog';
import { TextEditor } from './TextEditor';
import type { TextTool } from './textTools';

const textOf = (text: string): JSONContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }],
});

function Controlled() {
  const t = useT();
  const [value, setValue] = useState(() => textOf(''));
  const label = t('showcase:/extensions/wysiwyg-editor#note');
  return (
    <>
      <TextEditor label={label} value={value} onChange={setValue} />
      <p className="d-flex flex-wrap gap-2 mt-3">
        {(['sample', 'empty'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="btn btn-outline-primary"
            onClick={() =>
              setValue(textOf(name === 'empty' ? '' : t('showcase:/extensions/wysiwyg-editor#text')))
            }
          >
            <T id={`showcase:/extensions/wysiwyg-editor#${name}`} />
          </button>
        ))}
      </p>
    </>
  );
}

const star: TextTool = {
  word: 'showcase:/extensions/wysiwyg-editor#star',
  icon: Star,
  run: (editor) => void editor.chain().focus().insertContent({ type: 'text', text: '⭐' }).run(),
};

function OwnTool() {
  const t = useT();
  const [value] = useState(() => textOf(t('showcase:/extensions/wysiwyg-editor#text')));
  return <TextEditor label={t('showcase:/extensions/wysiwyg-editor#advice')} value={value} more={[star]} />;
}

function WithPicture() {
  const t = useT();
  const [value] = useState(() => textOf(t('showcase:/extensions/wysiwyg-editor#text')));
  const [asking, setAsking] = useState<Editor | null>(null);
  const more = useMemo(
    (): TextTool[] => [
      { word: 'showcase:/extensions/wysiwyg-editor#picture', icon: ImageIcon, run: setAsking },
    ],
    [],
  );
  return (
    <>
      <TextEditor label={t('showcase:/extensions/wysiwyg-editor#leaflet')} value={value} more={more} />
      {asking && (
        <PictureDialog
          onClose={() => setAsking(null)}
          onPut={(attrs) => {
            asking.chain().insertContent({ type: 'picture', attrs }).run();
            setAsking(null);
          }}
        />
      )}
    </>
  );
}

function OnFocus() {
  const t = useT();
  const [value] = useState(() => textOf(t('showcase:/extensions/wysiwyg-editor#text')));
  return <TextEditor isQuiet label={t('showcase:/extensions/wysiwyg-editor#remark')} value={value} />;
}

export { Controlled, OnFocus, OwnTool, WithPicture };
