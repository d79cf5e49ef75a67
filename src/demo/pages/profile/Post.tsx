import Heart from 'lucide-react/icons/heart';
import { useIntl } from 'react-intl';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { Picture } from '../Picture';
import { Comments } from './Comments';
import { Player } from './Player';
import { toggle, useProfile } from './profileState';
import { videos, type SamplePost } from './sample';

const HOUR_MS = 3_600_000;

/** A post, who likes it, and what was said to it. */
export function Post({ post }: { post: SamplePost }) {
  const t = useT();
  const intl = useIntl();
  const isLiked = useProfile().liked.includes(post.id);
  const heading = `post-${post.id}`;
  const video = videos.find(({ seed }) => seed === post.video);
  return (
    <article className="card" aria-labelledby={heading}>
      <div className="card-body">
        <div className="nd-friend mb-3">
          <Avatar name={post.by} />
          <h3 id={heading} className="h6 mb-0">
            <T
              id="socialProfile.wrote"
              values={{
                name: post.by,
                time: intl.formatDate(now() - post.hoursAgo * HOUR_MS, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              }}
            />
          </h3>
        </div>
        <p lang="en">{post.text}</p>
        {post.picture !== undefined && (
          <div className="nd-post-picture">
            <Picture seed={post.picture} />
          </div>
        )}
        {video && <Player video={video} />}
        <div className="nd-post-likes">
          <button
            type="button"
            className={`btn ${isLiked ? 'btn-primary' : 'btn-outline-primary'}`}
            aria-pressed={isLiked}
            aria-describedby={heading}
            onClick={() => toggle('liked', post.id)}
          >
            <Icon of={Heart} /> <T id="socialProfile.like" />
          </button>
          <span role="status">
            <T id="socialProfile.likes" values={{ count: post.likes + (isLiked ? 1 : 0) }} />
          </span>
          <ul className="nd-faces" aria-label={t('socialProfile.likers')}>
            {post.likers.map((name) => (
              <li key={name} title={name}>
                <Avatar name={name} />
                <span className="visually-hidden">{name}</span>
              </li>
            ))}
          </ul>
        </div>
        <Comments post={post} />
      </div>
    </article>
  );
}
