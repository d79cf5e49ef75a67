import { useState } from 'react';
import { IMaskInput } from 'react-imask';
import { useIntl } from 'react-intl';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import source from './input-mask.tsx?raw';
import './looks/inputLooks.css';

/** What is stored is told apart from what is shown. */
function Order() {
  const [stored, setStored] = useState('');
  return (
    <>
      <Field
        label={<T id="showcase:/forms/elements/input-mask#order" />}
        hint={<T id="showcase:/forms/elements/input-mask#like" values={{ example: 'ND-2026-KX-0417' }} />}
      >
        {({ id, 'aria-describedby': described }) => (
          <IMaskInput
            mask="{ND}-0000-aa-0000"
            prepareChar={(char) => char.toUpperCase()}
            unmask
            onAccept={setStored}
            id={id}
            aria-describedby={described}
            className="form-control"
            dir="ltr"
            autoComplete="off"
          />
        )}
      </Field>
      <p role="status">
        {stored !== '' && <T id="showcase:/forms/elements/input-mask#stored" values={{ value: stored }} />}
      </p>
    </>
  );
}

/** Numbers that begin with 34 or 37 have fifteen figures in groups of 4, 6 and 5; all others sixteen in fours. */
const cards = [
  { mask: '0000 000000 00000', figures: 15, begins: /^3[47]/ },
  { mask: '0000 0000 0000 0000', figures: 16, begins: /^/ },
];

function Card() {
  const [figures, setFigures] = useState('');
  const kind = cards.find(({ begins }) => begins.test(figures));
  return (
    <Field
      label={<T id="showcase:/forms/elements/input-mask#card" />}
      hint={
        <T
          id="showcase:/forms/elements/input-mask#figures"
          values={{ count: figures.length, of: kind?.figures ?? 0 }}
        />
      }
    >
      {({ id, 'aria-describedby': described }) => (
        <IMaskInput
          mask={cards}
          dispatch={(typed, masked) => {
            const number = (masked.unmaskedValue + typed).replaceAll(/\D/g, '');
            const place = cards.findIndex(({ begins }) => begins.test(number));
            return masked.compiledMasks[place];
          }}
          unmask
          onAccept={setFigures}
          id={id}
          aria-describedby={described}
          className="form-control"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

/** Two decimals and groups of thousands, with the marks of the reader’s language. */
function Amount() {
  const { formatNumberToParts, locale } = useIntl();
  const [amount, setAmount] = useState('');
  const markOf = (type: 'decimal' | 'group') =>
    formatNumberToParts(12345.6).find((part) => part.type === type)?.value ?? ' ';
  return (
    <>
      <Field label={<T id="showcase:/forms/elements/input-mask#amount" />} className="mb-2">
        {({ id, 'aria-describedby': described }) => (
          <IMaskInput
            key={locale}
            mask={Number}
            scale={2}
            radix={markOf('decimal')}
            thousandsSeparator={markOf('group')}
            mapToRadix={['.', ',']}
            min={0}
            max={1_000_000}
            unmask
            onAccept={setAmount}
            id={id}
            aria-describedby={described}
            className="form-control"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
          />
        )}
      </Field>
      <p role="status">
        {amount !== '' && <T id="showcase:/forms/elements/input-mask#stored" values={{ value: amount }} />}
      </p>
    </>
  );
}

/** Figures only; the strokes come by themselves. */
function Day() {
  return (
    <Field
      label={<T id="showcase:/forms/elements/input-mask#day" />}
      hint={<T id="showcase:/forms/elements/input-mask#like" values={{ example: '31/12/2026' }} />}
    >
      {({ id, 'aria-describedby': described }) => (
        <IMaskInput
          mask="00/00/0000"
          id={id}
          aria-describedby={described}
          className="form-control"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

function Phone() {
  return (
    <Field
      label={<T id="users.byPhone" />}
      hint={<T id="showcase:/forms/elements/input-mask#like" values={{ example: '+44 1632 960 143' }} />}
    >
      {({ id, 'aria-describedby': described }) => (
        <IMaskInput
          mask="+{44} 0000 000 000"
          id={id}
          aria-describedby={described}
          className="form-control"
          type="tel"
          dir="ltr"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

export default function InputMaskPage() {
  return (
    <Showcase address="/forms/elements/input-mask" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase:/forms/elements/input-mask#day" of={{ Day }} />
        <Example title="users.byPhone" of={{ Phone }} />
        <Example title="showcase:/forms/elements/input-mask#card" of={{ Card }} />
        <Example title="showcase:/forms/elements/input-mask#order" of={{ Order }} />
        <Example title="showcase:/forms/elements/input-mask#amount" of={{ Amount }} />
      </div>
    </Showcase>
  );
}
