import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { fieldIdOf } from './fieldIdOf';
import type { FormParts } from './formParts';

const MOST = 20;

/** Where what a post says comes from. */
export function SourceFields({ entries, change, faults }: FormParts) {
  const t = useT();
  const { sources } = entries;
  const write = (place: number, part: Partial<(typeof sources)[number]>) =>
    change({ sources: sources.map((one, at) => (at === place ? { ...one, ...part } : one)) });
  return (
    <>
      {sources.map(({ label, url }, place) => {
        const message = faults[`sources.${place}`];
        return (
          <fieldset key={place} className="mb-3 border-bottom pb-3">
            <legend className="form-label fs-6">
              <T id="educationEditor.source" values={{ number: place + 1 }} />
            </legend>
            <Field label={t('educationEditor.sourceName')} className="mb-2">
              {(control) => (
                <input
                  {...control}
                  className="form-control"
                  dir="auto"
                  maxLength={300}
                  value={label}
                  onChange={({ target }) => write(place, { label: target.value })}
                />
              )}
            </Field>
            <Field
              id={fieldIdOf(`sources.${place}`)}
              label={t('educationEditor.address')}
              className="mb-2"
              error={message && t(message)}
            >
              {(control) => (
                <input
                  {...control}
                  className="form-control"
                  dir="ltr"
                  inputMode="url"
                  maxLength={500}
                  value={url}
                  onChange={({ target }) => write(place, { url: target.value })}
                />
              )}
            </Field>
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={t('educationEditor.removeSource', { number: place + 1 })}
              onClick={() => change({ sources: sources.filter((_, at) => at !== place) })}
            >
              <T id="educationEditor.remove" />
            </button>
          </fieldset>
        );
      })}
      {sources.length < MOST && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => change({ sources: [...sources, { label: '', url: '' }] })}
        >
          <T id="educationEditor.addSource" />
        </button>
      )}
    </>
  );
}
