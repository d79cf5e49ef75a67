import { Link } from 'react-router-dom';
import { triageSections, type TriageSection } from '@/domain/worklist/triage';
import { useFormats } from '@/shared/i18n/format';
import { sectionWord } from '@/shared/i18n/reasonWording';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { severityIcon, type SeverityLevel } from '@/shared/ui/patient/SeverityBadge';

const level: Record<TriageSection, SeverityLevel> = {
  critical: 'critical',
  high: 'high',
  noData: 'noData',
  worsening: 'medium',
  stable: 'stable',
  inactive: 'noData',
};

/** How many patients stand in each section of the triage; each number opens its list. */
export function SectionTiles({ counts }: { counts: Record<TriageSection, number> }) {
  const formats = useFormats();
  return (
    <ul className="nd-tiles">
      {triageSections.map((section) => (
        <li key={section}>
          <Link
            to={`/userlist?section=${section}`}
            className={`nd-tile card nd-tile-${counts[section] > 0 ? level[section].toLowerCase() : 'none'}`}
          >
            <span className="nd-tile-count">{formats.number(counts[section])}</span>{' '}
            <span className="nd-tile-word">
              <Icon of={severityIcon(level[section])} size={16} /> <T id={sectionWord[section]} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
