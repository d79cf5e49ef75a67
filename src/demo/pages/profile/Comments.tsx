import { useId, useState, type FormEvent } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { say, useProfile } from './profileState';
import { owner, type Comment, type SamplePost } from './sample';

/** What was said to a post, and something to add to it: nothing happens while that is empty. */
export function Comments({ post }: { post: SamplePost }) {
  const t = useT();
  const id = useId();
  const own = useProfile().said[post.id] ?? [];
  const [text, setText] = useState('');
  const all: readonly Comment[] = [...post.comments, ...own.map((words) => ({ by: owner, text: words }))];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    say(post.id, text.trim());
    setText('');
  };
  return (
    <>
      <h4 id={id} className="h6 mt-3">
        <T id="socialProfile.comments" values={{ count: all.length }} />
      </h4>
      <ul className="list-unstyled" aria-labelledby={id}>
        {all.map(({ by, text: words }, index) => (
          <li key={`${index}-${words}`} className="nd-friend mb-2">
            <Avatar name={by} />
            <span className="nd-friend-words">
              <span className="d-block fw-semibold">{by}</span>
              <span dir="auto">{words}</span>
            </span>
          </li>
        ))}
      </ul>
      <form className="nd-say" onSubmit={submit}>
        <textarea
          className="form-control"
          rows={2}
          dir="auto"
          maxLength={500}
          aria-label={t('socialProfile.comment')}
          placeholder={t('socialProfile.comment')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn btn-primary" aria-disabled={text.trim() === ''}>
          <T id="socialProfile.say" />
        </button>
      </form>
    </>
  );
}
