import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Display, Figures } from './typography/typeFigures';
import figures from './typography/typeFigures.tsx?raw';
import { Descriptions, Lists, Quotations } from './typography/typeForms';
import forms from './typography/typeForms.tsx?raw';
import source from './typography.tsx?raw';

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

export default function TypographyPage() {
  return (
    <Showcase address="/ui-element/typography" source={source}>
      <Example title="showcase:/ui-element/typography#font" of={{ Font }} />
      <Example title="showcase:/ui-element/typography#headings" of={{ Headings }} />
      <Example title="showcase:/ui-element/typography#display" of={{ Display }} source={figures} />
      <Example title="showcase:/ui-element/typography#weights" of={{ Weights }} />
      <Example title="showcase:/ui-element/typography#figures" of={{ Figures }} source={figures} />
      <Example title="showcase:/ui-element/typography#quotations" of={{ Quotations }} source={forms} />
      <Example title="showcase:/ui-element/typography#lists" of={{ Lists }} source={forms} />
      <Example title="showcase:/ui-element/typography#descriptions" of={{ Descriptions }} source={forms} />
    </Showcase>
  );
}
