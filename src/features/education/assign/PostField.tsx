import type { Article } from '@/domain/education/article';
import { titleIn } from '@/domain/education/reading';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { usePageLanguage } from '../articleWords';

/** Which of the posts that can be given. */
export function PostField({
  posts,
  value,
  isMissing,
  onChange,
}: {
  posts: readonly Article[];
  value: string;
  isMissing: boolean;
  onChange: (id: string) => void;
}) {
  const t = useT();
  const language = usePageLanguage();
  return (
    <Field label={t('education.post')} required error={isMissing ? t('validation.required') : undefined}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t('education.choosePost')}</option>
          {posts.map((post) => (
            <option key={post.id} value={post.id}>
              {titleIn(post.published ?? post, language)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
