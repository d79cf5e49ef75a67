import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { pictureTypes, shrinkPicture } from './shrinkPicture';

/** A picture from this device, made small enough, with the words for those who cannot see it. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const before = editor.getAttributes('figure');
  const [src, setSrc] = useState(String(before['src'] ?? ''));
  const [alt, setAlt] = useState(String(before['alt'] ?? ''));
  const [caption, setCaption] = useState(String(before['caption'] ?? ''));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [tried, setTried] = useState(false);
  const isUndescribed = alt.trim() === '';

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    try {
      setSrc(await shrinkPicture(file));
    } catch {
      setProblem('educationEditor.pictureUnreadable');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={<T id="educationEditor.picture" />}
      onClose={onClose}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (busy || src === '' || isUndescribed) return;
        const attrs = { src, alt: alt.trim(), caption: caption.trim() };
        if (editor.isActive('figure')) editor.chain().updateAttributes('figure', attrs).run();
        else editor.chain().insertContent({ type: 'figure', attrs }).run();
        onClose();
      }}
      footer={
        <DialogActions confirmLabel={<T id="educationEditor.apply" />} busy={busy} onCancel={onClose} />
      }
    >
      <Field
        label={t('educationEditor.pictureFile')}
        required
        hint={t('educationEditor.pictureHint')}
        error={problem ? t(problem) : tried && src === '' ? t('validation.required') : undefined}
      >
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
      <Field
        label={t('educationEditor.pictureWords')}
        required
        hint={t('educationEditor.pictureWordsHint')}
        error={tried && isUndescribed ? t('validation.required') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={500}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </Field>
      <Field label={t('educationEditor.caption')}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            maxLength={500}
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
