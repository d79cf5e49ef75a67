import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { knowledgeHome } from './knowledge';

/** The address names something that the knowledge base does not have. */
export function NotThere({ page, title }: { page: MessageId; title: MessageId }) {
  const t = useT();
  return (
    <>
      <PageHeader title={t(page)} />
      <EmptyState
        title={t(title)}
        text={t('knowledge.notThereText')}
        action={
          <Link to={knowledgeHome} className="btn btn-primary">
            <T id="knowledge.home" />
          </Link>
        }
      />
    </>
  );
}
