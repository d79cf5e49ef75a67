import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import type { LucideIcon } from 'lucide-react';
import { fullName, referralStates, type Patient, type Referral } from '@/domain/patients/patient';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { totalTable } from '@/domain/totalTable';
import { IfMay } from '@/shared/IfMay';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';

const icons: Record<Referral['state'], LucideIcon> = totalTable(
  {
    requested: Send,
    accepted: CalendarCheck,
    completed: CircleCheck,
    declined: Ban,
  },
  () => CircleQuestionMark,
);

/** Those still under way first, then the newest. */
const inOrder = (referrals: readonly Referral[]): Referral[] => {
  const isOver = ({ state }: Referral) => state === 'completed' || state === 'declined';
  return referrals.toSorted(
    (a, b) =>
      Number(isOver(a)) - Number(isOver(b)) ||
      b.on.localeCompare(a.on) ||
      referralStates.indexOf(a.state) - referralStates.indexOf(b.state),
  );
};

/** To whom the patient was sent, and what became of it. */
export function ReferralCard({
  patient,
  onEdit,
}: {
  patient: Patient;
  /** Null for a new one. */
  onEdit: (id: string | null) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const referrals = inOrder(patient.ext.referrals ?? []);
  return (
    <TitledCard title={t('team.referrals')}>
      {referrals.length === 0 && (
        <p className="text-body-secondary">
          <T id="team.noReferrals" />
        </p>
      )}
      <ul className="nd-team-referrals">
        {referrals.map(({ id, to, speciality, on, state, reason, note }) => (
          <li key={id}>
            <div className="nd-team-referral">
              <span>
                <bdi className="fw-semibold">{speciality}</bdi>
                {', '}
                <bdi>{fullName(to)}</bdi>
              </span>
              <span className="nd-team-state">
                <Icon of={icons[state]} size={16} /> <T id={`team.state_${state}`} />
              </span>
              <span className="small text-body-secondary">{formats.day(on)}</span>
              <bdi className="nd-team-reason">{reason}</bdi>
              {note !== undefined && note !== '' && (
                <bdi className="nd-team-reason text-body-secondary">{note}</bdi>
              )}
            </div>
            <IfMay do="patients.write">
              <button
                type="button"
                className="btn btn-outline-secondary"
                aria-label={t('team.editReferralOne', { speciality, name: fullName(to) })}
                onClick={() => onEdit(id)}
              >
                <T id="team.change" />
              </button>
            </IfMay>
          </li>
        ))}
      </ul>
      <IfMay do="patients.write">
        <button type="button" className="btn btn-outline-primary" onClick={() => onEdit(null)}>
          <Icon of={Plus} /> <T id="team.addReferral" />
        </button>
      </IfMay>
    </TitledCard>
  );
}
