import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { AlertAction } from '@/domain/alerts/alertAction';
import { colleaguesSchema, type Colleague } from '@/domain/staff/colleague';
import { selectProfile } from '@/session/state';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { rolesFor, type Role } from '@/domain/access';
import { roleNames } from '@/shared/i18n/wording/roleWording';
import { useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';
import { createAppThunk } from '@/shared/store/appThunk';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';

const MAX_REASON = 2000;

/** `to`: `person:` and a user name, `team:` and a role, or '' for unassigned. */
export interface AssignEntry {
  to: string;
  reason: string;
}

/** Roles that an alert can be given to as a whole, the one with the fewest rights first. */
const teams = (): Role[] => rolesFor('alerts.act').toReversed();

const TEAM = 'team:';
const PERSON = 'person:';
export const toPerson = (username: string): string => `${PERSON}${username}`;

/** The action for an entry. */
export function assignAction({ to, reason }: AssignEntry): AlertAction {
  const team = teams().find((role) => to === `${TEAM}${role}`);
  return {
    action: 'assign',
    ...(to.startsWith(PERSON) && { owner: to.slice(PERSON.length) }),
    ...(team && { team }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  };
}

const fetchColleagues = createAppThunk<Colleague[], { quiet: true }>(
  'alerts/fetchColleagues',
  async (_, { signal }) => parseAnswer(await care.get('/colleagues', { signal }), colleaguesSchema).items,
);

/** Everybody an alert can be assigned to; null while unknown. Teams and oneself can be chosen without it. */
function useColleagues(): { colleagues: Colleague[] | null; isFailed: boolean } {
  const dispatch = useAppDispatch();
  const [colleagues, setColleagues] = useState<Colleague[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const call = dispatch(fetchColleagues({ quiet: true }));
    void call.then((outcome) => {
      if (fetchColleagues.fulfilled.match(outcome)) setColleagues(outcome.payload);
      else if (!outcome.meta.aborted) setFailed(true);
    });
    return () => call.abort();
  }, [dispatch]);
  return { colleagues, isFailed };
}

/** Fields for the assignee and the reason: oneself first, then teams, then everybody else, or unassigned. */
export function AssignFields({
  entry,
  onChange,
}: {
  entry: AssignEntry;
  onChange: (change: Partial<AssignEntry>) => void;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const me = useSelector(selectProfile)?.username ?? '';
  const { colleagues, isFailed } = useColleagues();
  const others = (colleagues ?? []).filter(({ username }) => username !== me);
  const isListed = others.some(({ username }) => entry.to === toPerson(username));
  const isOther = entry.to.startsWith(PERSON) && entry.to !== toPerson(me) && !isListed;
  return (
    <>
      <Field label={t('alerts.assignTo')} hint={isFailed ? t('alerts.noColleagues') : undefined}>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={entry.to}
            onChange={(event) => onChange({ to: event.target.value })}
          >
            <option value={toPerson(me)}>{t('alerts.assignMe')}</option>
            {teams().map((role) => (
              <option key={role} value={`${TEAM}${role}`}>
                {t('alerts.assignTeam', { team: t(roleNames[role]) })}
              </option>
            ))}
            {isOther && <option value={entry.to}>{nameOf(entry.to.slice(PERSON.length))}</option>}
            {others.map(({ username, name }) => (
              <option key={username} value={toPerson(username)}>
                {others.some((one) => one.name === name && one.username !== username)
                  ? t('alerts.assignPerson', { name, username })
                  : nameOf(username)}
              </option>
            ))}
            <option value="">{t('alerts.nobody')}</option>
          </select>
        )}
      </Field>
      <Field label={t('alerts.reasonOptional')}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={MAX_REASON}
            value={entry.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
