import { useRef, useState } from 'react';
import { Breadcrumb, BreadcrumbItem, Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { places } from './places';
import './crumbTrail.css';

/** The way grows with every step into the clinic, and each part of it leads back. */
function Live() {
  const t = useT();
  const [way, setWay] = useState(['Quenby']);
  const here = way.at(-1) ?? '';
  const said = useRef<HTMLParagraphElement>(null);
  const go = (to: string[]) => {
    setWay(to);
    said.current?.focus();
  };
  return (
    <>
      <Breadcrumb aria-label={t('showcase.live')} listClassName="nd-trail-live align-items-center">
        {way.map((name, place) => (
          <BreadcrumbItem key={name} active={name === here}>
            {name === here ? (
              name
            ) : (
              <Button color="link" size="sm" className="p-0" onClick={() => go(way.slice(0, place + 1))}>
                {name}
              </Button>
            )}
          </BreadcrumbItem>
        ))}
      </Breadcrumb>
      <p ref={said} role="status" tabIndex={-1} className="mb-0">
        <T id="showcase:/components/breadcrumbs#here" values={{ name: here }} />
      </p>
      {places[here]?.map((name) => (
        <Button key={name} color="primary" outline className="me-2 mt-2" onClick={() => go([...way, name])}>
          {name}
        </Button>
      ))}
    </>
  );
}

export { Live };
