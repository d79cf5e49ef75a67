import { useState } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { pictureTypes, readPicture } from './pictureNode';

const word = (name: 'file' | 'words' | 'unreadable' | 'put'): MessageId =>
  `showcase:/extensions/wysiwyg-editor#${name}`;

/** A picture from this device, with the words for those who cannot see it: without them it is not put in. */
export function PictureDialog({
  onPut,
  onClose,
}: {
  onPut: (picture: { src: string; alt: string }) => void;
  onClose: () => void;
}) {
  const t = useT();
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [tried, setTried] = useState(false);
  const choose = async (file: File | undefined) => {
    setWrong(false);
    try {
      setSrc(file ? await readPicture(file) : '');
    } catch {
      setSrc('');
      setWrong(true);
    }
  };
  const needed = (isThere: boolean) => (tried && !isThere ? t('validation.required') : undefined);
  return (
    <Dialog
      isOpen
      title={<T id="showcase:/extensions/wysiwyg-editor#picture" />}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (src !== '' && alt.trim() !== '') onPut({ src, alt: alt.trim() });
      }}
      footer={<DialogActions confirmLabel={t(word('put'))} busy={false} onCancel={onClose} />}
    >
      <Field label={t(word('file'))} required error={isWrong ? t(word('unreadable')) : needed(src !== '')}>
        {(control) => (
          <input
            {...control}
            type="file"
            className="form-control"
            accept={pictureTypes.join()}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {src !== '' && <img src={src} alt="" className="img-fluid rounded mb-3" />}
      <Field label={t(word('words'))} required error={needed(alt.trim() !== '')}>
        {(control) => (
          <input
            {...control}
            type="text"
            className="form-control"
            maxLength={200}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
