import type { Category } from './category';
import { Link } from 'react-router-dom';
import { questionAddress } from './knowledge';

/** Questions of a category, each leading to its answer. Sample texts, in English. */
export function QuestionLinks({
  category,
  questions,
  current,
}: {
  category: Category;
  questions: readonly { title: string; paragraphs: readonly string[] }[];
  /** The one that is shown. */
  current?: string;
}) {
  return (
    <ul className="nd-question-links" lang="en">
      {questions.map((question) => (
        <li key={question.title}>
          <Link
            to={questionAddress(category, question)}
            aria-current={question.title === current ? 'page' : undefined}
          >
            {question.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
