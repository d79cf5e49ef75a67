import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Mark, markTones } from './marks';

/** A drawing before the word. */
export function IconMarks({ className = '' }: { className?: string }) {
  return (
    <div className="nd-marks">
      {markTones.map(({ tone, word, icon }) => (
        <Mark key={tone} tone={tone} look="light" className={className}>
          <Icon of={icon} size={14} /> <T id={word} />
        </Mark>
      ))}
    </div>
  );
}

/** Where there is no room for the word, it is the name of the drawing. */
export function BareIconMarks({ className = '' }: { className?: string }) {
  const t = useT();
  return (
    <div className="nd-marks">
      {markTones.map(({ tone, word, icon }) => (
        <Mark key={tone} tone={tone} className={`p-2 ${className}`}>
          <Icon of={icon} size={14} label={t(word)} />
        </Mark>
      ))}
    </div>
  );
}

/** A mark that leads to what it tells of, and one as wide as its place. */
export function WideMarks({ className = '' }: { className?: string }) {
  return (
    <>
      <div className="nd-marks mb-3">
        <Mark tone="danger" to="/alerts" className={className}>
          <T id="showcase:/components/badges#toAlerts" />
        </Mark>
        <Mark tone="primary" look="light" to="/calendar" className={className}>
          <T id="showcase:/components/badges#toCalendar" />
        </Mark>
      </div>
      <Mark tone="info" className={`nd-mark-block ${className}`}>
        <T id="showcase:/components/badges#offDay" />
      </Mark>
    </>
  );
}

export function MarkSizes({ className = '' }: { className?: string }) {
  return (
    <div className="nd-marks">
      {['', 'nd-mark-large', 'nd-mark-larger'].map((size) => (
        <Mark key={size} tone="primary" className={`${size} ${className}`}>
          <T id="showcase:/components/badges#new" />
        </Mark>
      ))}
    </div>
  );
}
