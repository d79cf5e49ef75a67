import './marks.css';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';

/** A tone of the theme with the word and the drawing that say the same to anyone who does not tell colours apart. */
export const markTones = [
  { tone: 'primary', word: 'showcase:/components/badges#new', icon: Sparkles },
  { tone: 'secondary', word: 'showcase:/components/badges#seen', icon: Eye },
  { tone: 'success', word: 'showcase:/components/badges#done', icon: CircleCheck },
  { tone: 'info', word: 'showcase:/components/badges#planned', icon: CalendarCheck },
  { tone: 'warning', word: 'showcase:/components/badges#due', icon: Clock },
  { tone: 'danger', word: 'showcase:/components/badges#overdue', icon: TriangleAlert },
] as const;

/**
 * A state in a word, in the line of what it is about.
 * @param to makes it a link
 */
export function Mark({
  tone,
  look = 'filled',
  to,
  className = '',
  children,
}: {
  tone: (typeof markTones)[number]['tone'];
  look?: 'filled' | 'light' | 'glowing';
  to?: string;
  className?: string;
  children: ReactNode;
}) {
  const classes = `badge nd-mark nd-mark-${tone} nd-mark-${look} ${className}`;
  return to === undefined ? (
    <span className={classes}>{children}</span>
  ) : (
    <Link to={to} className={`${classes} nd-mark-link`}>
      {children}
    </Link>
  );
}

/** One of each tone, side by side. */
export function AllMarks({
  look = 'filled',
  className = '',
}: {
  look?: 'filled' | 'light' | 'glowing';
  className?: string;
}) {
  return (
    <div className="nd-marks">
      {markTones.map(({ tone, word }) => (
        <Mark key={tone} tone={tone} look={look} className={className}>
          <T id={word} />
        </Mark>
      ))}
    </div>
  );
}
