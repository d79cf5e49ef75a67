import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { SettingOf } from '@/domain/settings/setting';
import { fieldId } from '@/shared/forms/fieldTypes';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { SettingForm } from '../form/SettingForm';
import type { Fact } from '../form/SettingSaveConflict';
import { useSettingForm } from '../form/useSettingForm';
import { LinkButtons } from './LinkButtons';

interface LinkEntries {
  links: { label: string; url: string }[];
}

const entriesOf = ({ links }: SettingOf<'socialLinks'>): LinkEntries => ({
  links: links.map(({ label, url }) => ({ label, url })),
});

const bodyOf = ({ links }: LinkEntries) => ({
  id: 'socialLinks' as const,
  links: links.map(({ label, url }) => ({ label, url: url.trim() })),
});

const MOST = 10;
const entries = { entriesOf, bodyOf };

/** The links of the footer, in their order. */
export function SocialLinksForm({ stored }: { stored: SettingOf<'socialLinks'> }) {
  const t = useT();
  const state = useSettingForm(stored, entries);
  const { control } = state.form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'links' });
  const typed = useWatch({ control }) as LinkEntries;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const number = (index: number) => t('settings.linkNumber', { number: index + 1 });
  const wordOf = (path: string) => {
    const [, index, part] = path.split('.');
    if (index === undefined) return t('settings.links');
    const word = part === 'label' ? t('settings.linkLabel') : t('settings.linkAddress');
    return `${number(Number(index))}, ${word}`;
  };
  const facts = ({ links }: LinkEntries): Fact[] =>
    Array.from({ length: MOST }, (_, index) => ({
      label: number(index),
      value: links[index] ? `${links[index].label}: ${links[index].url}` : '',
    }));
  const focusOn = (action: string, index: number) =>
    setTimeout(() =>
      list.current?.querySelector<HTMLElement>(`[data-action="${action}"][data-index="${index}"]`)?.focus(),
    );
  const move = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    swap(index, to);
    focusOn(by < 0 ? 'up' : 'down', to);
  };
  const takeAway = (index: number) => {
    remove(index);
    if (fields.length > 1) focusOn('remove', Math.min(index, fields.length - 2));
    else addButton.current?.focus();
  };
  return (
    <SettingForm
      label={t('app.socialLinks')}
      state={state}
      stored={stored}
      wordOf={wordOf}
      factsOf={(from) => facts(from === 'typed' ? typed : entriesOf(stored))}
    >
      <TitledCard title={t('settings.links')}>
        {fields.length === 0 && (
          <p>
            <T id="settings.noLinks" />
          </p>
        )}
        <ol ref={list} className="list-unstyled">
          {fields.map(({ id }, index) => (
            <li key={id}>
              <fieldset className="nd-form-row">
                <legend className="visually-hidden">{number(index)}</legend>
                <TextField
                  control={control}
                  name={`links.${index}.label`}
                  label={t('settings.linkLabel')}
                  maxLength={40}
                  required
                />
                <TextField
                  control={control}
                  name={`links.${index}.url`}
                  label={t('settings.linkAddress')}
                  maxLength={500}
                  required
                />
                <LinkButtons index={index} count={fields.length} onMove={move} onRemove={takeAway} />
              </fieldset>
            </li>
          ))}
        </ol>
        {fields.length < MOST ? (
          <button
            ref={addButton}
            type="button"
            id={fieldId('links')}
            className="btn btn-outline-primary"
            onClick={() => append({ label: '', url: 'https://' })}
          >
            <T id="settings.addLink" />
          </button>
        ) : (
          <p className="form-text mb-0">
            <T id="settings.mostLinks" values={{ most: MOST }} />
          </p>
        )}
      </TitledCard>
    </SettingForm>
  );
}
