import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isSafeAddress } from '@/domain/education/document';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';

/** Where the selected words lead; left empty, nowhere. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [tried, setTried] = useState(false);
  const address = href.trim();
  const isWrong = address !== '' && !isSafeAddress(address);
  return (
    <Dialog
      isOpen
      title={<T id="educationEditor.link" />}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (isWrong) return;
        const words = editor.chain().extendMarkRange('link');
        if (address === '') words.unsetLink().run();
        else if (editor.state.selection.empty && !editor.isActive('link'))
          words
            .insertContent({
              type: 'text',
              text: address,
              marks: [{ type: 'link', attrs: { href: address } }],
            })
            .run();
        else words.setLink({ href: address }).run();
        onClose();
      }}
      footer={
        <DialogActions confirmLabel={<T id="educationEditor.apply" />} busy={false} onCancel={onClose} />
      }
    >
      <Field
        label={t('educationEditor.address')}
        hint={t('educationEditor.addressHint')}
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
    </Dialog>
  );
}
