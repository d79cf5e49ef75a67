import { Link, useLocation } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

interface Section {
  /** Below the record's address; empty for the record's own. */
  path: string;
  word: MessageId;
}

interface Group {
  word: MessageId;
  sections: readonly [Section, ...Section[]];
}

/** So much of what is before it stays in sight. */
const BEFORE_PX = 24;

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

/** Where a row is wider than the window it is scrolled, and nothing else. */
function bringIntoRow(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (!item || !row || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft += item.getBoundingClientRect().left - row.getBoundingClientRect().left - BEFORE_PX;
}

/**
 * The sections of the record in five groups, each with its own address: the groups, then the sections of the group that
 * is shown. A group leads to its first section.
 */
export function RecordSections({ id }: { id: string }) {
  const t = useT();
  const shown = sectionOf(useLocation().pathname);
  const addressOf = ({ path }: Section) => `/userlist/${encodeURIComponent(id)}${path && `/${path}`}`;
  const open = groups.find(({ sections }) => sections.some(({ path }) => path === shown));

  return (
    <nav aria-label={t('patient.tabs')} className="nd-sections">
      <ul className="nav nav-tabs">
        {groups.map((group) => {
          const [first] = group.sections;
          const isOpen = group === open;
          const isPage = isOpen && group.sections.length === 1;
          return (
            <li key={group.word} ref={isOpen ? bringIntoRow : undefined} className="nav-item">
              <Link
                to={addressOf(first)}
                className={`nav-link ${isOpen ? 'active' : ''}`}
                aria-current={isPage ? 'page' : isOpen || undefined}
              >
                <T id={group.word} />
              </Link>
            </li>
          );
        })}
      </ul>
      {open && open.sections.length > 1 && (
        <ul className="nav nd-sections-own" aria-label={t(open.word)}>
          {open.sections.map((section) => (
            <li key={section.path} ref={section.path === shown ? bringIntoRow : undefined}>
              <Link
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
    </nav>
  );
}
