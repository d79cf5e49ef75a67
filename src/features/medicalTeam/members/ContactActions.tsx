import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { fullName, type TeamMember } from '@/domain/patients/patient';
import { contactText } from '@/domain/patients/team';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';

/** Calls, writes to or copies somebody, as far as they can be reached. */
export function ContactActions({ member }: { member: TeamMember }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { email, mobile } = member;
  const name = fullName(member);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(contactText(member));
      dispatch(noticed({ tone: 'success', message: 'team.copied', values: { name } }));
    } catch {
      dispatch(noticed({ tone: 'error', message: 'team.notCopied' }));
    }
  };
  return (
    <>
      {mobile !== undefined && (
        <a
          className="btn btn-outline-primary"
          href={`tel:${mobile.replaceAll(/[^\d+]/g, '')}`}
          aria-label={t('team.callOne', { name })}
        >
          <Icon of={Phone} size={16} /> <T id="team.call" />
        </a>
      )}
      {email !== undefined && (
        <a
          className="btn btn-outline-primary"
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          aria-label={t('team.writeOne', { name })}
        >
          <Icon of={Mail} size={16} /> <T id="team.write" />
        </a>
      )}
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={t('team.copyOne', { name })}
        onClick={() => void copy()}
      >
        <Icon of={Copy} size={16} /> <T id="team.copy" />
      </button>
    </>
  );
}
