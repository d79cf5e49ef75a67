import { useId, useRef, useState, type ChangeEvent } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const LARGEST_MB = 1;

const asAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });

async function read(file: File): Promise<{ picture: string } | { problem: MessageId }> {
  if (!TYPES.includes(file.type)) return { problem: 'validation.picture' };
  if (file.size > LARGEST_MB * 1024 * 1024) return { problem: 'lists.pictureLarge' };
  return asAddress(file).then(
    (picture) => ({ picture }),
    () => ({ problem: 'validation.picture' }),
  );
}

/** A picture of a record: chosen from a file, changed, removed. @param value its address; '' without one */
export function PictureField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useT();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const outcome = await read(file);
    // Choosing the same file again is a choice too.
    target.value = '';
    setProblem('problem' in outcome ? outcome.problem : null);
    if ('picture' in outcome) onChange(outcome.picture);
  };
  const remove = () => {
    setProblem(null);
    onChange('');
    // The button that was pressed goes.
    choice.current?.focus();
  };
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">{label}</legend>
      <div className="nd-list-picture">
        {value === '' ? (
          <span className="nd-no-picture">
            <T id="lists.noPicture" />
          </span>
        ) : (
          <img src={value} alt={t('lists.pictureNow')} />
        )}
        <div className="d-flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            hidden
            accept={TYPES.join(',')}
            aria-label={t('lists.pictureFile')}
            onChange={(event) => void pick(event)}
          />
          <button
            ref={choice}
            type="button"
            className="btn btn-outline-primary"
            aria-describedby={hint}
            onClick={() => input.current?.click()}
          >
            <T id={value === '' ? 'lists.choosePicture' : 'lists.changePicture'} />
          </button>
          {value !== '' && (
            <button type="button" className="btn btn-outline-secondary" onClick={remove}>
              <T id="lists.removePicture" />
            </button>
          )}
        </div>
      </div>
      <div id={hint} className="form-text">
        <T id="lists.pictureHint" values={{ mb: LARGEST_MB }} />
      </div>
      {problem && (
        <div role="alert" className="nd-field-error">
          <T id={problem} values={{ mb: LARGEST_MB }} />
        </div>
      )}
    </fieldset>
  );
}
