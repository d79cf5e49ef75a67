import { useRef, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';

/** Nothing is replaced by a click alone: a word is typed. */
export function ReplaceForm({ onReplace, onCancel }: { onReplace: () => void; onCancel: () => void }) {
  const t = useT();
  const word = t('clinicFile.word');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isRight = typed.trim() === word;
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isRight) onReplace();
        else field.current?.focus();
      }}
    >
      <p className="alert alert-warning">
        <T id="clinicFile.saveFirst" /> <T id="clinicFile.allOrNothing" />
      </p>
      <Field
        label={t('clinicFile.type', { word })}
        required
        error={tried && !isRight ? t('clinicFile.typeWrong', { word }) : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            className="form-control"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div className="d-flex flex-wrap gap-2 mt-3">
        <DialogActions
          confirmLabel={<T id="clinicFile.replace" />}
          tone="danger"
          busy={false}
          onCancel={onCancel}
        />
      </div>
    </form>
  );
}
