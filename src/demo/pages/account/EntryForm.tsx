import type { FormEvent, ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

/** A part of the settings, with what saves and takes back what was typed. */
export function EntryForm({
  title,
  form: { isDirty, dialog, onCancel, onSubmit },
  save = 'common.save',
  children,
}: {
  title: MessageId;
  form: { isDirty: boolean; dialog: ReactNode; onCancel: () => void; onSubmit: (event: FormEvent) => void };
  save?: MessageId;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <form noValidate className="card" aria-label={t(title)} onSubmit={onSubmit}>
      <h2 className="card-header h6 mb-0">
        <T id={title} />
      </h2>
      <div className="card-body">{children}</div>
      <div className="card-footer d-flex flex-wrap gap-2">
        <button type="submit" className="btn btn-primary" aria-disabled={!isDirty}>
          <T id={save} />
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-disabled={!isDirty}
          onClick={isDirty ? onCancel : undefined}
        >
          <T id="common.cancel" />
        </button>
      </div>
      {dialog}
    </form>
  );
}
