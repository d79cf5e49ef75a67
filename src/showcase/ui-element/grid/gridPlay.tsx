import { useState, type ReactNode } from 'react';
import { Col, Row } from 'reactstrap';
import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import '../typography.css';

/** A part of a row, to be seen. */
export const Cell = ({ children }: { children: ReactNode }) => <div className="nd-grid-cell">{children}</div>;

/** A choice among classes, as it is written in the code. */
function useClass(label: MessageId, classes: readonly string[], first = classes[0] ?? '') {
  const t = useT();
  const [chosen, choose] = useState(first);
  const options = classes.map((value) => ({ value, label: value }));
  return [
    chosen,
    <Segmented key="choice" label={t(label)} options={options} value={chosen} onChange={choose} />,
  ] as const;
}

const three = ['1', '2', '3'];

function AcrossAlignment() {
  const [chosen, choice] = useClass('showcase:/ui-element/grid#across', [
    'justify-content-start',
    'justify-content-center',
    'justify-content-end',
    'justify-content-around',
    'justify-content-between',
  ]);
  return (
    <div className="nd-grid-rows nd-grid-low">
      {choice}
      <Row className={chosen} data-testid="across">
        {three.map((name) => (
          <Col key={name} xs={3}>
            <Cell>{name}</Cell>
          </Col>
        ))}
      </Row>
    </div>
  );
}

function DownAlignment() {
  const [chosen, choice] = useClass('showcase:/ui-element/grid#down', [
    'align-items-start',
    'align-items-center',
    'align-items-end',
  ]);
  return (
    <div className="nd-grid-rows nd-grid-low">
      {choice}
      <Row className={`nd-grid-tall ${chosen}`} data-testid="down">
        {three.map((name) => (
          <Col key={name} {...(name === '3' && { className: 'align-self-end' })}>
            <Cell>{name === '3' ? 'align-self-end' : name}</Cell>
          </Col>
        ))}
      </Row>
    </div>
  );
}

function Gutters() {
  const [chosen, choice] = useClass('showcase:/ui-element/grid#gutter', ['g-0', 'g-2', 'g-4'], 'g-2');
  return (
    <div className="nd-grid-rows overflow-hidden">
      {choice}
      <Row className={chosen} data-testid="gutters">
        {[...three, '4'].map((name) => (
          <Col key={name} xs={6}>
            <Cell>{name}</Cell>
          </Col>
        ))}
      </Row>
    </div>
  );
}

export { AcrossAlignment, DownAlignment, Gutters };
