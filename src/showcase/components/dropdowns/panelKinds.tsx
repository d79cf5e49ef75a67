import { useState } from 'react';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { advice } from '../carousel/adviceSlides';
import { DropPanel } from './DropPanel';
import '../buttons/buttonKinds.css';

/** No menu but a panel: what is in it are choices of their own. */
function IconPicker() {
  const t = useT();
  const [chosen, setChosen] = useState<(typeof advice)[number]>(advice[0]);
  const name = t(`showcase:/components/carousel#${chosen.name}Short`);
  return (
    <DropPanel
      button={
        <>
          <Icon of={chosen.icon} /> {name}
        </>
      }
      label={t('showcase:/components/dropdowns#icon')}
    >
      {(close) => (
        <div className="nd-button-row">
          {advice.map((one) => (
            <Button
              key={one.name}
              color="primary"
              outline
              className="btn-icon"
              active={one === chosen}
              aria-pressed={one === chosen}
              onClick={() => {
                setChosen(one);
                close();
              }}
            >
              <Icon of={one.icon} label={t(`showcase:/components/carousel#${one.name}Short`)} />
            </Button>
          ))}
        </div>
      )}
    </DropPanel>
  );
}

/** What is typed is sent by Enter; Escape and a click elsewhere close it. */
function FormInside() {
  const t = useT();
  const [note, setNote] = useState('');
  const [noted, setNoted] = useState('');
  return (
    <>
      <DropPanel
        button={<T id="showcase:/components/dropdowns#addNote" />}
        label={t('showcase:/components/dropdowns#addNote')}
      >
        {(close) => (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setNoted(note);
              setNote('');
              close();
            }}
          >
            <Field label={<T id="showcase:/components/dropdowns#note" />}>
              {(control) => (
                <input
                  {...control}
                  className="form-control"
                  autoComplete="off"
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
              )}
            </Field>
            <button type="submit" className="btn btn-primary">
              <T id="common.save" />
            </button>
          </form>
        )}
      </DropPanel>
      <p role="status" className="nd-pressed">
        {noted !== '' && <T id="showcase:/components/dropdowns#noted" values={{ note: noted }} />}
      </p>
    </>
  );
}

export { FormInside, IconPicker };
