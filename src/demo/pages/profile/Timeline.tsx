import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { TitledCard } from '@/shared/ui/TitledCard';
import { AboutCard } from './AboutCard';
import { Person } from './Person';
import { PhotoGrid } from './Photos';
import { Poll } from './Poll';
import { Post } from './Post';
import { changeProfile, POSTS_AT_ONCE, useProfile } from './profileState';
import { notices, pagesSuggested, posts, suggested } from './sample';
import { ToggleButton } from './ToggleButton';

const HOUR_MS = 3_600_000;

/** Whom one may know: to be asked, and the question to be taken back. */
function Suggestions() {
  const t = useT();
  const { asked } = useProfile();
  return (
    <TitledCard title={t('socialProfile.suggestions')}>
      <ul className="nd-friends">
        {suggested.map(({ name, part }) => (
          <Person key={name} name={name} part={part}>
            <ToggleButton
              list="asked"
              id={name}
              name={name}
              isOn={asked.includes(name)}
              words={['socialProfile.add', 'socialProfile.undo']}
            />
          </Person>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Posts first, and in the middle where there is room; what belongs to somebody on both sides. */
export function Timeline() {
  const t = useT();
  const intl = useIntl();
  const { followed, posts: shown } = useProfile();
  return (
    <div className="nd-timeline">
      <section className="nd-timeline-column nd-timeline-posts" aria-labelledby="posts-heading">
        <h2 id="posts-heading" className="visually-hidden">
          <T id="socialProfile.posts" />
        </h2>
        {posts.slice(0, shown).map((post) => (
          <Post key={post.id} post={post} />
        ))}
        <p role="status" className="mb-0 text-center">
          <T
            id="socialProfile.postsShown"
            values={{ shown: Math.min(shown, posts.length), total: posts.length }}
          />
        </p>
        {shown < posts.length && (
          <button
            type="button"
            className="btn btn-primary align-self-center"
            onClick={() => changeProfile({ posts: shown + POSTS_AT_ONCE })}
          >
            <T id="socialProfile.loadMore" />
          </button>
        )}
      </section>
      <div className="nd-timeline-column">
        <AboutCard />
        <TitledCard title={t('socialProfile.pages')}>
          <ul className="nd-friends">
            {pagesSuggested.map(({ name, part }) => (
              <Person key={name} name={name} part={part}>
                <ToggleButton
                  list="followed"
                  id={name}
                  name={name}
                  isOn={followed.includes(name)}
                  words={['socialProfile.follow', 'socialProfile.unfollow']}
                />
              </Person>
            ))}
          </ul>
        </TitledCard>
        <TitledCard title={t('socialProfile.notices')}>
          <ul className="list-unstyled mb-0">
            {notices.map(({ text, hoursAgo }) => (
              <li key={text} className="mb-3">
                <span lang="en">{text}</span>
                <span className="d-block text-body-secondary">
                  {intl.formatDate(now() - hoursAgo * HOUR_MS, { dateStyle: 'medium' })}
                </span>
              </li>
            ))}
          </ul>
        </TitledCard>
      </div>
      <div className="nd-timeline-column">
        <TitledCard title={t('socialProfile.latestPhotos')}>
          <PhotoGrid count={9} />
          <Link to="?tab=photos" className="btn btn-outline-primary">
            <T id="socialProfile.allPhotos" />
          </Link>
        </TitledCard>
        <Suggestions />
        <Poll />
      </div>
    </div>
  );
}
