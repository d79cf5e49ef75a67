import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isSafeAddress, LONGEST_TRANSCRIPT } from '@/domain/education/document';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';

/** A film elsewhere, with everything that is said in it: not everybody hears it, or has the data for it. */
export function FilmDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const before = editor.getAttributes('video');
  const [href, setHref] = useState(String(before['href'] ?? ''));
  const [title, setTitle] = useState(String(before['title'] ?? ''));
  const [transcript, setTranscript] = useState(String(before['transcript'] ?? ''));
  const [tried, setTried] = useState(false);
  const address = href.trim();
  const isWrong = !isSafeAddress(address) || !/^https:/i.test(address);
  const isUntitled = title.trim() === '';
  const isSilent = transcript.trim() === '';
  return (
    <Dialog
      isOpen
      size="lg"
      title={<T id="educationEditor.film" />}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (isWrong || isUntitled || isSilent) return;
        const attrs = { href: address, title: title.trim(), transcript: transcript.trim() };
        if (editor.isActive('video')) editor.chain().updateAttributes('video', attrs).run();
        else editor.chain().insertContent({ type: 'video', attrs }).run();
        onClose();
      }}
      footer={
        <DialogActions confirmLabel={<T id="educationEditor.apply" />} busy={false} onCancel={onClose} />
      }
    >
      <Field
        label={t('educationEditor.address')}
        required
        error={tried && isWrong ? t('validation.safeLink') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="form-control"
            dir="ltr"
            inputMode="url"
            maxLength={2000}
            value={href}
            onChange={({ target }) => setHref(target.value)}
          />
        )}
      </Field>
      <Field
        label={t('education.title')}
        required
        error={tried && isUntitled ? t('validation.required') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="form-control"
            maxLength={300}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field
        label={t('education.transcript')}
        required
        error={tried && isSilent ? t('validation.required') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={6}
            maxLength={LONGEST_TRANSCRIPT}
            value={transcript}
            onChange={({ target }) => setTranscript(target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
