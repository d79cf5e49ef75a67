import { useState } from 'react';
import type { Terms } from '@/domain/settings/setting';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { settings, terms as termsSlice } from '../slice';
import { TermsEditor } from './TermsEditor';
import { TermsTable } from './TermsTable';
import { TermsText } from './TermsText';

/** The terms that patients accept: what was published, what is in force, and the next draft. */
export default function TermsPage() {
  const t = useT();
  const { rows, status, error, reload } = useEntities(termsSlice);
  // Dates and languages are the house's.
  const house = useEntities(settings);
  const [opened, setOpened] = useState<{ terms: Terms | null } | null>(null);
  const [read, setRead] = useState<Terms | null>(null);
  const isKnown = rows.length > 0 || status === 'ready';
  const isReady = isKnown && house.rows.length > 0;
  return (
    <>
      <PageHeader
        title={t('app.terms')}
        lead={<T id="settings.termsLead" />}
        actions={
          !opened && (
            <button type="button" className="btn btn-primary" onClick={() => setOpened({ terms: null })}>
              <T id="settings.newTerms" />
            </button>
          )
        }
      />
      <AsyncView
        status={isReady ? 'ready' : [status, house.status].includes('failed') ? 'failed' : 'loading'}
        error={error ?? house.error}
        onRetry={() => {
          reload();
          house.reload();
        }}
      >
        {opened ? (
          <TermsEditor
            key={opened.terms?.id ?? 'new'}
            opened={opened.terms}
            all={rows}
            onDone={() => setOpened(null)}
          />
        ) : rows.length === 0 ? (
          <EmptyState title={<T id="settings.noTerms" />} text={<T id="settings.noTermsText" />} />
        ) : (
          <TermsTable rows={rows} onRead={setRead} onEdit={(terms) => setOpened({ terms })} />
        )}
      </AsyncView>
      {read && <TermsText terms={read} onClose={() => setRead(null)} />}
    </>
  );
}
