import { useRef, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Segmented } from '@/shared/ui/Segmented';
import { ModalButton } from './ModalButton';

/** Closed, a modal may forget what is in it, or keep it until it is opened again. */
function Unmount() {
  const t = useT();
  const [what, setWhat] = useState<'forgets' | 'keeps'>('keeps');
  return (
    <div className="nd-button-row">
      <Segmented
        label={t('showcase:/components/modals#unmount')}
        value={what}
        onChange={setWhat}
        options={(['keeps', 'forgets'] as const).map((value) => ({
          value,
          label: <T id={`showcase:/components/modals#${value}`} />,
        }))}
      />
      <ModalButton label={t('showcase:/components/modals#addNote')} unmountOnClose={what === 'forgets'}>
        <Field label={<T id="showcase:/components/modals#note" />}>
          {(control) => <input {...control} className="form-control" autoComplete="off" />}
        </Field>
      </ModalButton>
    </div>
  );
}

/** Closed, the focus goes back to the button, or to where one goes on. */
function FocusAfter() {
  const t = useT();
  const next = useRef<HTMLInputElement>(null);
  const [where, setWhere] = useState<'back' | 'ahead'>('ahead');
  return (
    <>
      <div className="nd-button-row mb-3">
        <Segmented
          label={t('showcase:/components/modals#focus')}
          value={where}
          onChange={setWhere}
          options={(['back', 'ahead'] as const).map((value) => ({
            value,
            label: <T id={`showcase:/components/modals#${value}`} />,
          }))}
        />
        <ModalButton
          label={t('showcase:/components/modals#explain')}
          returnFocusAfterClose={where === 'back'}
          onClosed={() => {
            if (where === 'ahead') next.current?.focus();
          }}
        />
      </div>
      <Field label={<T id="showcase:/components/modals#next" />} className="mb-0">
        {(control) => <input {...control} ref={next} className="form-control" autoComplete="off" />}
      </Field>
    </>
  );
}

export { FocusAfter, Unmount };
