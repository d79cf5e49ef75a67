import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { titleIn } from '@/domain/education/reading';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { mayEdit } from './articleTransitions';
import { ArticleView } from './ArticleView';
import { usePageLanguage } from '../articleWords';
import { articles } from '../slice';

const ArticleForm = lazy(async () => ({ default: (await import('../edit/ArticleForm')).ArticleForm }));

/** One post: as patients read it, who has it and what came of that, and, where one may, written on. */
export default function ArticlePage() {
  const t = useT();
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const role = useSelector(selectRole);
  const language = usePageLanguage();
  const { status, error, reload } = useEntities(articles);
  const article = useSelector((state: Record<string, unknown>) => articles.selectById(state, id));
  const isAsked = params.get('edit') === '1';
  // Somebody who has begun to write goes on, whatever becomes of the post meanwhile.
  const [begun, setBegun] = useState<string | null>(null);
  const isEdited = isAsked && ((article !== undefined && mayEdit(article, role)) || begun === id);
  if (isEdited && begun !== id) setBegun(id);
  if (!isAsked && begun !== null) setBegun(null);
  const back = (
    <Link className="btn btn-outline-primary" to="/therapeuticEducation">
      <T id="education.toList" />
    </Link>
  );
  return (
    <>
      <PageHeader
        title={article ? titleIn(article, language) || t('app.educationPost') : t('app.educationPost')}
        actions={
          article &&
          mayEdit(article, role) &&
          !isEdited && (
            <Link className="btn btn-primary" to={{ search: '?edit=1' }}>
              <T id={article.status === 'published' ? 'education.writeNext' : 'education.edit'} />
            </Link>
          )
        }
      />
      <AsyncView
        status={status}
        error={error}
        isEmpty={article === undefined && !isEdited}
        onRetry={reload}
        empty={<EmptyState title={t('errors.notFound')} action={back} />}
      >
        {isEdited && (
          <Suspense fallback={<Skeleton rows={10} />}>
            <ArticleForm
              key={id}
              article={article ?? null}
              onSaved={() => setParams({}, { replace: true })}
            />
          </Suspense>
        )}
        {article && !isEdited && <ArticleView article={article} />}
      </AsyncView>
    </>
  );
}
