import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Diamond from 'lucide-react/icons/diamond';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { levelOf, type Severity } from '@/domain/alerts/severity';
import { totalTable } from '@/domain/totalTable';
import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { unknownWord } from '@/shared/i18n/unknownWords';
import { Icon } from '../Icon';

export type SeverityLevel = Severity | 'noData' | 'stable';

interface Look {
  icon: LucideIcon;
  word: MessageId;
}

/** Each level differs in outline as well as in colour, so that it survives greyscale and colour blindness. */
const looks = totalTable<Record<SeverityLevel, Look>>(
  {
    critical: { icon: OctagonAlert, word: 'common.severityCritical' },
    unknown: { icon: CircleQuestionMark, word: 'common.severityUnknown' },
    high: { icon: TriangleAlert, word: 'common.severityHigh' },
    medium: { icon: Diamond, word: 'common.severityMedium' },
    low: { icon: Info, word: 'common.severityLow' },
    noData: { icon: CircleDashed, word: 'common.noData' },
    stable: { icon: CircleCheck, word: 'common.severityStable' },
  },
  (word) => ({ icon: CircleQuestionMark, word: unknownWord(word) }),
);

/** The message that names a level, for charts, titles and live regions. */
export function severityWord(severity: SeverityLevel): MessageId {
  return looks[severity].word;
}

/** The drawing of a level. */
export function severityIcon(severity: SeverityLevel): LucideIcon {
  return looks[severity].icon;
}

/** A level as icon, word and colour. */
export function SeverityBadge({ severity }: { severity: SeverityLevel }) {
  const t = useT();
  const { icon, word } = looks[severity];
  const isLevel = severity !== 'noData' && severity !== 'stable';
  const look = isLevel ? levelOf(severity) : severity;
  return (
    <span className={`nd-severity nd-severity-${look.toLowerCase()}`}>
      <Icon of={icon} size={16} />
      {t(word)}
    </span>
  );
}
