import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { views, type View } from './period';

/** Which days are shown, and how. */
export function Toolbar({
  view,
  label,
  onView,
  onStep,
  onToday,
}: {
  view: View;
  /** The days in words. */
  label: string;
  onView: (view: View) => void;
  onStep: (by: number) => void;
  onToday: () => void;
}) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="nd-cal-toolbar">
      <div className="nd-cal-steps">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('calendar.previous')}
          onClick={() => onStep(-1)}
        >
          <Icon of={ChevronLeft} directional />
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => {
            onToday();
            heading.current?.focus();
          }}
        >
          <T id="calendar.today" />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('calendar.next')}
          onClick={() => onStep(1)}
        >
          <Icon of={ChevronRight} directional />
        </button>
      </div>
      <h2 ref={heading} tabIndex={-1} className="h5 nd-cal-label" aria-live="polite">
        {label}
      </h2>
      <Segmented
        label={t('calendar.view')}
        value={view}
        onChange={onView}
        options={views.map((value) => ({ value, label: <T id={`calendar.${value}`} /> }))}
      />
    </div>
  );
}
