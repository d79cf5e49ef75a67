import { Link, useLocation } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { bringIntoRow } from '@/shared/ui/rowScroll';

interface Section {
  /** Below the record's address; empty for the record's own. */
  path: string;
  word: MessageId;
}

interface Group {
  word: MessageId;
  sections: readonly [Section, ...Section[]];
}

const groups: readonly Group[] = [
  { word: 'patient.tabOverview', sections: [{ path: '', word: 'patient.tabOverview' }] },
  {
    word: 'patient.groupMonitoring',
    sections: [
      { path: 'telemonitoring', word: 'patient.tabTelemonitoring' },
      { path: 'laboratory', word: 'laboratory.tab' },
      { path: 'dialysis', word: 'dialysis.tab' },
      { path: 'alerts', word: 'patient.tabAlerts' },
      { path: 'limits', word: 'alertRules.tabLimits' },
    ],
  },
  {
    word: 'patient.groupTreatment',
    sections: [
      { path: 'medicines', word: 'medicines.tab' },
      { path: 'fluid', word: 'fluidRecord.tab' },
      { path: 'treatment', word: 'app.patientTreatment' },
    ],
  },
  {
    word: 'patient.groupPerson',
    sections: [
      { path: 'profile', word: 'patient.tabProfile' },
      { path: 'conditions', word: 'conditions.tab' },
      { path: 'allergies', word: 'allergies.tab' },
      { path: 'team', word: 'team.tab' },
      { path: 'registration', word: 'programme.tab' },
    ],
  },
  {
    word: 'patient.groupFollowUp',
    sections: [
      { path: 'questionnaires', word: 'answering.tab' },
      { path: 'education', word: 'education.tab' },
      { path: 'history', word: 'patient.tabHistory' },
    ],
  },
];

/** The section that an address shows: the first step below the record, whatever follows it. */
const sectionOf = (pathname: string): string => /^\/userlist\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? '';

/**
 * The sections of the record in five groups, each with its own address: the groups, and below them the sections of the
 * group that is shown; in a narrow window all in one row, the sections behind their group. A group leads to its first
 * section.
 */
export function RecordSections({ id }: { id: string }) {
  const t = useT();
  const shown = sectionOf(useLocation().pathname);
  const addressOf = ({ path }: Section) => `/userlist/${encodeURIComponent(id)}${path && `/${path}`}`;
  const open = groups.find(({ sections }) => sections.some(({ path }) => path === shown));

  return (
    <nav aria-label={t('patient.tabs')} className="nd-sections">
      <ul className="nav nav-tabs nd-row-scrolls">
        {groups.map((group) => {
          const [first] = group.sections;
          const isOpen = group === open;
          const hasOwn = group.sections.length > 1;
          return (
            <li key={group.word} className={`nav-item ${isOpen && hasOwn ? 'nd-sections-open' : ''}`}>
              <Link
                ref={isOpen && first.path === shown ? bringIntoRow : undefined}
                to={addressOf(first)}
                className={`nav-link ${isOpen ? 'active' : ''}`}
                aria-current={isOpen && !hasOwn ? 'page' : isOpen || undefined}
              >
                <T id={group.word} />
              </Link>
              {isOpen && hasOwn && (
                <ul className="nav nd-sections-own" aria-label={t(group.word)}>
                  {group.sections.map((section) => (
                    <li key={section.path}>
                      <Link
                        ref={section.path === shown && section !== first ? bringIntoRow : undefined}
                        to={addressOf(section)}
                        className={`nav-link ${section.path === shown ? 'active' : ''}`}
                        aria-current={section.path === shown ? 'page' : undefined}
                      >
                        <T id={section.word} />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
