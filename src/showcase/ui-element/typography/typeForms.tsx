import Check from 'lucide-react/icons/check';
import Droplets from 'lucide-react/icons/droplets';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Weight from 'lucide-react/icons/weight';
import { useState } from 'react';
import { T } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import './elements.css';

const steps = [
  'showcase:/ui-element/typography#weigh',
  'showcase:/ui-element/typography#measure',
  'showcase:/ui-element/typography#enter',
] as const;
const icons = [Weight, HeartPulse, Droplets];

function Quotations() {
  return (
    <div className="nd-columns">
      <blockquote className="blockquote mb-0">
        <T id="showcase:/ui-element/typography#said" />
      </blockquote>
      <figure className="mb-0 nd-quotation">
        <blockquote className="blockquote">
          <T id="showcase:/ui-element/typography#said" />
        </blockquote>
        <figcaption className="text-body-secondary">
          <T id="showcase:/ui-element/typography#by" values={{ name: 'Mira Holm' }} />
        </figcaption>
      </figure>
      <figure className="mb-0 d-flex gap-3">
        <Avatar name="Mira Holm" />
        <div>
          <blockquote className="blockquote">
            <T id="showcase:/ui-element/typography#said" />
          </blockquote>
          <figcaption className="text-body-secondary">Mira Holm</figcaption>
        </div>
      </figure>
    </div>
  );
}

function Lists() {
  return (
    <div className="nd-columns">
      <ul>
        {steps.map((id) => (
          <li key={id}>
            <T id={id} />
          </li>
        ))}
      </ul>
      <ol>
        {steps.map((id) => (
          <li key={id}>
            <T id={id} />
          </li>
        ))}
      </ol>
      <ul className="list-unstyled">
        {steps.map((id) => (
          <li key={id}>
            <T id={id} />
          </li>
        ))}
      </ul>
      <ul className="nd-icon-list">
        {steps.map((id, place) => (
          <li key={id}>
            <Icon of={icons[place] ?? Check} className="text-primary" /> <T id={id} />
          </li>
        ))}
      </ul>
      <ul className="list-inline">
        {['Pia Lund', 'Tom Reed', 'Ana Sol'].map((name) => (
          <li key={name} className="list-inline-item">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Descriptions() {
  const [isWhole, setWhole] = useState(false);
  const facts = [
    [
      'showcase:/ui-element/typography#dryWeight',
      <T key="d" id="showcase:/ui-element/typography#kilograms" />,
    ],
    ['showcase:/ui-element/typography#access', <T key="a" id="showcase:/ui-element/typography#fistula" />],
    ['showcase:/ui-element/typography#note', <T key="n" id="showcase:/ui-element/typography#longNote" />],
  ] as const;
  return (
    <div className="nd-columns">
      <dl>
        {facts.slice(0, 2).map(([term, fact]) => [
          <dt key={term}>
            <T id={term} />
          </dt>,
          <dd key={`${term}-`}>{fact}</dd>,
        ])}
      </dl>
      <dl className="row">
        {facts.map(([term, fact]) => [
          <dt key={term} className={`col-5 ${isWhole ? '' : 'text-truncate'}`}>
            <T id={term} />
          </dt>,
          <dd key={`${term}-`} className={`col-7 ${isWhole ? '' : 'text-truncate'}`}>
            {fact}
          </dd>,
        ])}
      </dl>
      <button
        type="button"
        className="btn btn-outline-primary align-self-start"
        aria-pressed={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        <T id="showcase:/ui-element/typography#whole" />
      </button>
    </div>
  );
}

export { Descriptions, Lists, Quotations };
