import Slider, { type SliderProps } from '@rc-component/slider';
import { cloneElement } from 'react';
import { useIntl } from 'react-intl';
import { usePageDirection } from '../../frame/pageDirection';
import './valueSlider.css';

/**
 * A slider whose handles are named and say their value with its unit; in a mirrored page it begins at the right.
 * @param labels of its handles, in their order
 */
export function ValueSlider({
  labels,
  unit,
  vertical = false,
  ...others
}: { labels: readonly string[]; unit?: string } & Omit<SliderProps, 'prefixCls' | 'reverse'>) {
  const intl = useIntl();
  const isMirrored = usePageDirection() === 'rtl';
  const say = (value: number) =>
    unit === undefined ? intl.formatNumber(value) : `${intl.formatNumber(value)}\u00a0${unit}`;
  return (
    <div className={vertical ? 'nd-slider-column' : 'nd-slider-row'} dir="ltr">
      <Slider
        prefixCls="nd-slider"
        reverse={!vertical && isMirrored}
        vertical={vertical}
        ariaLabelForHandle={[...labels]}
        ariaValueTextFormatterForHandle={say}
        handleRender={(handle, { value }) =>
          cloneElement(
            handle,
            {},
            <span className="nd-slider-value" aria-hidden="true">
              {say(value)}
            </span>,
          )
        }
        {...others}
      />
    </div>
  );
}
