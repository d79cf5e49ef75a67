import Check from 'lucide-react/icons/check';
import type { ArticleBody } from '@/domain/education/article';
import { quizWord } from '@/domain/education/reading';
import type { Language } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';

/** The questions of a post with what is right: somebody who reviews it reads them too. */
export function QuizList({ body, wanted }: { body: ArticleBody; wanted: Language }) {
  const t = useT();
  if (body.quiz.length === 0) return null;
  return (
    <TitledCard title={t('education.quiz')}>
      <ol className="nd-quiz mb-0">
        {body.quiz.map(({ question, options }, place) => (
          <li key={place}>
            <bdi className="fw-semibold">{quizWord(question, wanted, body.language)}</bdi>
            <ul>
              {options.map(({ text, correct }, at) => (
                <li key={at}>
                  <bdi>{quizWord(text, wanted, body.language)}</bdi>
                  {correct && (
                    <span className="text-success">
                      {' '}
                      <Icon of={Check} /> <T id="education.rightOption" />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
