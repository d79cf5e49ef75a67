import Check from 'lucide-react/icons/check';
import Droplets from 'lucide-react/icons/droplets';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Weight from 'lucide-react/icons/weight';
import { useState } from 'react';
import { T } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './typography.tsx?raw';
import './typography.css';

function Font() {
  return (
    <>
      <p className="nd-font-stack fs-5">
        <T id="showcase:/ui-element/typography#pangram" />
      </p>
      <p>
        <code>font-family: var(--bs-font-sans-serif)</code>
      </p>
      <p className="font-monospace">
        <T id="showcase:/ui-element/typography#mono" />
      </p>
    </>
  );
}

function Headings() {
  return ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((size) => (
    <p key={size} className={`${size} mb-2`}>
      <T id="showcase:/ui-element/typography#heading" /> <code>.{size}</code>{' '}
      <span className="fw-light text-body-secondary">
        <T id="showcase:/ui-element/typography#aside" />
      </span>
    </p>
  ));
}

function Weights() {
  return ['fw-light', 'fw-normal', 'fw-medium', 'fw-semibold', 'fw-bold', 'fst-italic', 'lead', 'small'].map(
    (name) => (
      <p key={name} className={`${name} mb-2`}>
        <T id="showcase:/ui-element/typography#sentence" /> <code>.{name}</code>
      </p>
    ),
  );
}

function Display() {
  return ['1', '2', '3', '4', '5', '6'].map((size) => (
    <p key={size} className={`display-${size} mb-0`}>
      {135 - Number(size)} <code className="fs-6">.display-{size}</code>
    </p>
  ));
}

function Figures() {
  return (
    <div className="nd-columns">
      {['', 'nd-figure'].map((name) => (
        <div key={name} className={`${name} fs-4`}>
          {['111.1', '98.0', '104.7'].map((figure) => (
            <div key={figure}>{figure}</div>
          ))}
          <code className="fs-6">{name === '' ? '—' : `.${name}`}</code>
        </div>
      ))}
    </div>
  );
}

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

export default function TypographyPage() {
  return (
    <Showcase address="/ui-element/typography" source={source}>
      <Example title="showcase:/ui-element/typography#font" of={{ Font }} />
      <Example title="showcase:/ui-element/typography#headings" of={{ Headings }} />
      <Example title="showcase:/ui-element/typography#display" of={{ Display }} />
      <Example title="showcase:/ui-element/typography#weights" of={{ Weights }} />
      <Example title="showcase:/ui-element/typography#figures" of={{ Figures }} />
      <Example title="showcase:/ui-element/typography#quotations" of={{ Quotations }} />
      <Example title="showcase:/ui-element/typography#lists" of={{ Lists }} />
      <Example title="showcase:/ui-element/typography#descriptions" of={{ Descriptions }} />
    </Showcase>
  );
}
