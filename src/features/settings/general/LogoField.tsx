import { useRef, useState, type ChangeEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { isLogo } from '@/domain/settings/logo';
import type { MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import type { GeneralEntries } from './generalEntries';

const LARGEST_KB = 100;
const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

const starts: readonly [(typeof logoTypes)[number], (bytes: Uint8Array) => boolean][] = [
  ['image/png', ([a, b, c, d]) => a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47],
  ['image/jpeg', ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP/s.test(String.fromCharCode(...bytes.subarray(0, 12)))],
];

/** What a file is by what it begins with: its name and what the browser says of it are only claims. */
const pictureType = (bytes: Uint8Array) => starts.find(([, begins]) => begins(bytes))?.[0];

/** A chosen file as a data address, or what is wrong with it. */
async function readLogo(file: File): Promise<{ logo: string } | { problem: MessageId }> {
  if (file.size > LARGEST_KB * 1000) return { problem: 'settings.logoTooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureType(bytes);
  if (!type) return { problem: 'validation.picture' };
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const logo = `data:${type};base64,${btoa(text)}`;
  return isLogo(logo) ? { logo } : { problem: 'validation.picture' };
}

/** The logo: chosen from a file, looked at before it is saved, or taken away. */
export function LogoField({ control }: { control: Control<GeneralEntries> }) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'logo' });
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const id = fieldId('logo');
  const said = problem ?? (fieldState.error ? 'validation.picture' : null);

  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await readLogo(file);
    // Choosing the same file again is a choice too.
    target.value = '';
    setProblem('problem' in read ? read.problem : null);
    if ('logo' in read) field.onChange(read.logo);
  };
  return (
    <div className="mb-3">
      <p className="form-label mb-1">
        <T id="settings.logo" />
      </p>
      {field.value !== '' && (
        <p className="mb-2">
          <img src={field.value} alt={t('settings.logoPreview')} className="nd-setting-logo" />
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={logoTypes.join(',')}
        aria-label={t('settings.logoFile')}
        onChange={(event) => void pick(event)}
      />
      <div className="d-flex flex-wrap gap-2">
        <button
          id={id}
          ref={(element) => {
            choice.current = element;
            field.ref(element);
          }}
          type="button"
          className="btn btn-outline-primary"
          aria-describedby={`${id}-hint${said ? ` ${id}-error` : ''}`}
          onClick={() => input.current?.click()}
        >
          <T id="settings.chooseLogo" />
        </button>
        {field.value !== '' && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => {
              setProblem(null);
              field.onChange('');
              choice.current?.focus();
            }}
          >
            <T id="settings.removeLogo" />
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className="form-text mb-0">
        <T id="settings.logoHint" values={{ kb: LARGEST_KB }} />
      </p>
      {said && (
        <p id={`${id}-error`} role="alert" className="nd-field-error mb-0">
          <T id={said} values={{ kb: LARGEST_KB }} />
        </p>
      )}
    </div>
  );
}
