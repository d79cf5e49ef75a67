import type { ChatContact } from '@/shared/demonstration/chat';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Face, StatusWord } from './Face';
import { ABOUT_LENGTH, changeOwn, ownStatuses, useOwn } from './own';
import type { Self } from './useSelf';

/** What others see of oneself: it holds at once. */
export function OwnProfile({ self: { name, picture } }: { self: Self }) {
  const { about, status } = useOwn();
  return (
    <>
      <div className="nd-chat-profile">
        <Face name={name} picture={picture} status={status} />
        <bdi className="fs-5 fw-semibold">{name}</bdi>
      </div>
      <Field
        label={<T id="chat.about" />}
        hint={<T id="chat.counted" values={{ count: about.length, max: ABOUT_LENGTH }} />}
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            dir="auto"
            rows={3}
            maxLength={ABOUT_LENGTH}
            value={about}
            onChange={({ target }) => changeOwn({ about: target.value })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="form-label fs-6">
          <T id="chat.status" />
        </legend>
        {ownStatuses.map((one) => (
          <label key={one} className="form-check nd-chat-option">
            <input
              type="radio"
              name="chat-status"
              className="form-check-input"
              checked={one === status}
              onChange={() => changeOwn({ status: one })}
            />
            <span className="form-check-label">
              <StatusWord status={one} />
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

export function ContactProfile({
  contact: { displayName, photoURL, status, about },
}: {
  contact: ChatContact;
}) {
  return (
    <>
      <div className="nd-chat-profile">
        <Face name={displayName} picture={photoURL} status={status} />
        <bdi className="fs-5 fw-semibold">{displayName}</bdi>
        <StatusWord status={status} />
      </div>
      <h3 className="h6">
        <T id="chat.about" />
      </h3>
      <p lang="en" dir="auto">
        {about}
      </p>
    </>
  );
}
