import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import History from 'lucide-react/icons/history';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useMemo } from 'react';
import type { Terms } from '@/domain/settings/setting';
import { termsInForce } from '@/domain/settings/terms';
import { patients } from '@/features/patients/slice';
import { useFormats } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { Person } from '@/shared/ui/Person';
import { useClinicProfile } from './useHouse';
import '../settings.css';

const standings = {
  inForce: { word: 'settings.inForce', icon: CircleCheck, tone: 'text-success-emphasis' },
  coming: { word: 'settings.coming', icon: CalendarClock, tone: 'text-info-emphasis' },
  over: { word: 'settings.over', icon: History, tone: 'text-body-secondary' },
  draft: { word: 'settings.draft', icon: PencilLine, tone: 'text-warning-emphasis' },
} as const;

function standingOf(terms: Terms, all: readonly Terms[], today: string): keyof typeof standings {
  if (terms.status === 'draft') return 'draft';
  if (termsInForce(all, today)?.id === terms.id) return 'inForce';
  return terms.effectiveOn > today ? 'coming' : 'over';
}

/** How many patients accepted each of the terms, by their id; null until all patients are known. */
function useAccepted(): ReadonlyMap<string, number> | null {
  const { rows, status } = useEntities(patients);
  return useMemo(() => {
    if (status !== 'ready') return null;
    const counts = new Map<string, number>();
    for (const { ext } of rows)
      if (ext.consent) counts.set(ext.consent.terms, (counts.get(ext.consent.terms) ?? 0) + 1);
    return counts;
  }, [rows, status]);
}

/** Every state of the terms: since when, by whom, in which languages, and how many patients accepted it. */
export function TermsTable({
  rows,
  onRead,
  onEdit,
}: {
  rows: readonly Terms[];
  onRead: (terms: Terms) => void;
  onEdit: (terms: Terms) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const times = useOwnTimes();
  const { today } = useClinicProfile();
  const accepted = useAccepted();
  return (
    <ul className="list-unstyled nd-setting" aria-label={t('app.terms')}>
      {rows.map((terms) => {
        const standing = standings[standingOf(terms, rows, today)];
        const isDraft = terms.status === 'draft';
        const name = isDraft
          ? t('settings.draftOf', { at: times.moment(terms.updatedAt) })
          : t('settings.termsNumber', { number: terms.number });
        return (
          <li key={terms.id} className="card">
            <div className="card-body">
              <h2 className="h6">{name}</h2>
              <p className={`mb-2 fw-semibold ${standing.tone}`}>
                <Icon of={standing.icon} size={18} /> <T id={standing.word} />
              </p>
              <dl className="nd-terms-facts">
                <div>
                  <dt>
                    <T id="settings.effectiveOn" />
                  </dt>
                  <dd>{formats.day(terms.effectiveOn, 'long')}</dd>
                </div>
                <div>
                  <dt>
                    <T id={isDraft ? 'settings.changedBy' : 'settings.publishedBy'} />
                  </dt>
                  <dd>
                    <Person by={terms.by} />, {times.moment(terms.updatedAt)}
                  </dd>
                </div>
                <div>
                  <dt>
                    <T id="settings.textLanguages" />
                  </dt>
                  <dd>
                    {languages
                      .flatMap(([code, label]) => (terms.texts[code]?.trim() ? [label] : []))
                      .join(', ') || '–'}
                  </dd>
                </div>
                {!isDraft && (
                  <div>
                    <dt>
                      <T id="settings.acceptedBy" />
                    </dt>
                    <dd>
                      {accepted ? (
                        <T id="settings.acceptedCount" values={{ count: accepted.get(terms.id) ?? 0 }} />
                      ) : (
                        <T id="settings.acceptedUnknown" />
                      )}
                    </dd>
                  </div>
                )}
              </dl>
              <div className="d-flex flex-wrap gap-2">
                {isDraft && (
                  <button type="button" className="btn btn-outline-primary" onClick={() => onEdit(terms)}>
                    <T id="settings.editTerms" />
                  </button>
                )}
                <button type="button" className="btn btn-outline-secondary" onClick={() => onRead(terms)}>
                  <T id="settings.readTerms" />
                </button>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
