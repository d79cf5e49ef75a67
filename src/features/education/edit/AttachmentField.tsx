import { useState } from 'react';
import { attachmentSchema, type ArticleBody } from '@/domain/education/article';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

type Attachment = NonNullable<ArticleBody['attachment']>;

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}

/** A PDF to take home. */
export function AttachmentField({
  value,
  onChange,
}: {
  value: Attachment | null;
  onChange: (value: Attachment | null) => void;
}) {
  const t = useT();
  const [problem, setProblem] = useState<MessageId | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const data = await base64Of(file).catch(() => '');
    const made = attachmentSchema.safeParse({ name: file.name.slice(0, 200), type: 'application/pdf', data });
    setProblem(
      made.success ? null : data.length > 2_800_000 ? 'educationEditor.pdfTooLarge' : 'validation.pdf',
    );
    if (made.success) onChange(made.data);
  };
  if (value)
    return (
      <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between">
        <bdi>{value.name}</bdi>
        <button type="button" className="btn btn-outline-secondary" onClick={() => onChange(null)}>
          <T id="educationEditor.remove" />
        </button>
      </div>
    );
  return (
    <Field
      label={t('educationEditor.pdfFile')}
      hint={t('educationEditor.pdfHint')}
      error={problem ? t(problem) : undefined}
      className=""
    >
      {(control) => (
        <input
          {...control}
          type="file"
          className="form-control"
          accept="application/pdf"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      )}
    </Field>
  );
}
