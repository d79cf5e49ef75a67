import type { MessageId } from '@/locales';

export interface Stop {
  title: MessageId;
  text: MessageId;
  /** The page that it stands on; null where it stands on every page. */
  page: string | null;
  /** The page that one has to have a right to. */
  needs: string;
  /** What is pointed at. */
  target: string;
}

/** The way of the tour. @param patient whose record is shown; null where there is nobody, undefined while that is not known */
export const stopsFor = (patient: string | null | undefined): readonly Stop[] => [
  {
    title: 'guide.alertsTitle',
    text: 'guide.alertsText',
    page: null,
    needs: '/alerts',
    target: '.nd-navbar .nd-alerts',
  },
  {
    title: 'guide.listTitle',
    text: 'guide.listText',
    page: '/userlist',
    needs: '/userlist',
    target: 'main .nd-worklist tbody tr',
  },
  ...(patient === null
    ? []
    : [
        {
          title: 'guide.recordTitle',
          text: 'guide.recordText',
          page: patient === undefined ? '/userlist' : `/userlist/${encodeURIComponent(patient)}`,
          needs: '/userlist',
          target: '.nd-patient-banner .btn-primary',
        } as const,
      ]),
  {
    title: 'guide.bellTitle',
    text: 'guide.bellText',
    page: null,
    needs: '/alerts',
    target: '.nd-navbar .nd-bell',
  },
  {
    title: 'guide.searchTitle',
    text: 'guide.searchText',
    page: null,
    needs: '/dashboard',
    target: '.nd-navbar .nd-find',
  },
];
