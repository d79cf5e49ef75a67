import type { Found } from './kinds';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { categoryAddress } from '../knowledge/knowledge';
import { Picture } from '../Picture';
import { subjectOf } from './found';

/** What the results are about, mostly. */
export function SubjectPanel({ found }: { found: readonly Found[] }) {
  const t = useT();
  const subject = subjectOf(found);
  if (!subject) return null;
  const { category, count } = subject;
  return (
    <TitledCard title={t('finding.subject')}>
      <div className="nd-found-panel">
        <Picture seed={category.title.length} />
      </div>
      <h3 className="h5 mt-3" lang="en">
        {category.title}
      </h3>
      <p lang="en">{category.lead}</p>
      <p>
        <T id="finding.inSubject" values={{ count }} />
      </p>
      <Link to={categoryAddress(category)} className="btn btn-outline-primary">
        <T id="finding.toSubject" />
      </Link>
    </TitledCard>
  );
}
