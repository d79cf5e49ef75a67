import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Article, ArticleBody } from '@/domain/education/article';
import { isReviewOverdue } from '@/domain/education/articleProblems';
import type { Language } from '@/domain/text';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { languageNames } from '@/shared/i18n/languages';

/** Who stands for a post and since when: what readers ask before they believe it (§3 #36). */
export function TrustCard({
  article,
  body,
  language,
  minutes,
}: {
  article: Article;
  body: ArticleBody;
  language: Language;
  minutes: number;
}) {
  const formats = useFormats();
  const today = new Date(now()).toISOString().slice(0, 10);
  const isOverdue = isReviewOverdue(body, today);
  const approved = article.published && article.approvedAt;
  return (
    <div className="nd-trust">
      <Icon of={approved ? ShieldCheck : TriangleAlert} size={22} />
      <div>
        {approved ? (
          <T
            id="education.trusted"
            values={{
              day: formats.day(approved.slice(0, 10)),
              reviewer: <bdi>{body.reviewer ?? article.approvedBy ?? '–'}</bdi>,
            }}
          />
        ) : (
          <T id="education.notReviewed" />
        )}{' '}
        <span className="text-body-secondary">
          <T
            id="education.about"
            values={{
              author: <bdi>{body.author}</bdi>,
              language: languageNames[language],
              minutes,
            }}
          />
        </span>
        {article.status === 'archived' && (
          <strong className="d-block text-warning-emphasis">
            <T id="education.archivedNotice" />
          </strong>
        )}
        {isOverdue && article.status !== 'archived' && (
          <strong className="d-block text-danger">
            <T id="education.overdueSince" values={{ day: formats.day(body.reviewOn ?? today) }} />
          </strong>
        )}
      </div>
    </div>
  );
}
