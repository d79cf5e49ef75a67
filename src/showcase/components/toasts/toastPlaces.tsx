import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { ToastBox } from './toastBox';

const places = ['top-start', 'top-end', 'middle', 'bottom-start', 'bottom-end'] as const;

/** In a corner of what it belongs to; the product's own stand at the end of the last line of the window. */
function Positions() {
  const t = useT();
  const [place, setPlace] = useState<(typeof places)[number]>('bottom-end');
  const options = places.map((value) => ({ value, label: t(`showcase:/components/toasts#${value}`) }));
  return (
    <>
      <Segmented label={t('showcase.positions')} options={options} value={place} onChange={setPlace} />
      <div className={`nd-toast-place nd-toast-${place} mt-3`}>
        <ToastBox title={<T id="showcase:/components/toasts#stored" />}>
          <T id="showcase:/components/toasts#storedText" />
        </ToastBox>
      </div>
    </>
  );
}

export { Positions };
