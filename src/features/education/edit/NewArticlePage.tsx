import { useNavigate } from 'react-router-dom';
import { useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ArticleForm } from './ArticleForm';

/** A new post. It is a draft until it was handed in and published. */
export default function NewArticlePage() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('app.newEducationPost')} />
      <ArticleForm
        article={null}
        onSaved={({ id }) => void navigate(`/therapeuticEducation/${encodeURIComponent(id)}`)}
      />
    </>
  );
}
