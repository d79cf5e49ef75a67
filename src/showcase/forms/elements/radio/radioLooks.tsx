import { useId } from 'react';
import { useT } from '@/shared/i18n/text';
import { sizes, tones } from '../looks/tones';
import { treatments } from './treatments';
import '../looks/toned.css';

/** The whole card is pressed; its second line describes the choice. */
function Cards() {
  const t = useT();
  const group = useId();
  return (
    <div
      className="nd-choice-cards"
      role="radiogroup"
      aria-label={t('showcase:/forms/elements/radio#treatment')}
    >
      {treatments.map(({ name, label, more }) => (
        <label key={name} className="nd-choice-card">
          <input
            type="radio"
            name={group}
            className="form-check-input"
            defaultChecked={name === 'peritoneal'}
            aria-labelledby={`${group}-${name}`}
            aria-describedby={`${group}-${name}-more`}
          />
          <span>
            <span id={`${group}-${name}`} className="d-block fw-semibold">
              {t(label)}
            </span>
            <span id={`${group}-${name}-more`} className="text-body-secondary">
              {t(more)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** Each stands for itself here, to be seen chosen. */
function Colours() {
  const t = useT();
  const group = useId();
  return tones.map(({ name, label }) => (
    <label key={name} className={`form-check nd-check-line nd-toned nd-tone-${name}`}>
      <input type="radio" name={`${group}-${name}`} className="form-check-input" defaultChecked /> {t(label)}
    </label>
  ));
}

function Sizes() {
  const t = useT();
  const group = useId();
  return sizes.map(({ name, label }) => (
    <label key={name} className={`form-check nd-check-line ${name}`}>
      <input type="radio" name={group} className="form-check-input" defaultChecked={name === 'nd-size-2'} />{' '}
      {t(label)}
    </label>
  ));
}

export { Cards, Colours, Sizes };
