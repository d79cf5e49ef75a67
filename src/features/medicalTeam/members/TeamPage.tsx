import BookUser from 'lucide-react/icons/book-user';
import { useState } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { fullName, teamRoles, type Patient } from '@/domain/patients/patient';
import type { TeamRole } from '@/domain/patients/team';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { saveMember } from '../calls';
import { MemberCard } from './MemberCard';
import { MemberDialog } from './MemberDialog';
import { OrderCard } from './OrderCard';
import { ReferralCard } from '../referral/ReferralCard';
import { ReferralDialog } from '../referral/ReferralDialog';
import { TeamHistory } from './TeamHistory';
import '@/shared/forms/formRows.css';
import '../team.css';

/** Who cares for a patient, in which order they are called, and to whom the patient was sent. */
export default function TeamPage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  // Nothing typed about one patient comes to another.
  return <Team key={patient.id} patient={patient} />;
}

type Open = { what: 'member' | 'remove'; role: TeamRole } | { what: 'referral'; id: string | null };

/** Asks before somebody is taken out of a patient's team. */
function RemoveDialog({ patient, role, onClose }: { patient: Patient; role: TeamRole; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  // After a conflict it is about the person in the place now.
  const [opened] = useState(patient.medicalTeam[role]);
  const member = patient.medicalTeam[role] ?? opened;
  return (
    <TransitionDialog
      action="patients.write"
      title={<T id="team.removeTitle" values={{ name: <bdi>{member ? fullName(member) : ''}</bdi> }} />}
      text={<T id="team.removeText" values={{ role: t(`patient.${role}`) }} />}
      confirmLabel={<T id="team.removeConfirm" />}
      tone="danger"
      onSend={() => dispatch(saveMember(patient, role, undefined))}
      done={{ message: 'team.removed' }}
      onClose={onClose}
    />
  );
}

function Team({ patient }: { patient: Patient }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="nd-team">
      <p className="nd-team-lead">
        <span>
          <T id="team.lead" />
        </span>
        <Link to="/directory" className="btn btn-outline-primary">
          <Icon of={BookUser} /> <T id="app.directory" />
        </Link>
      </p>
      <div className="nd-team-cards">
        {teamRoles.map((role) => (
          <MemberCard
            key={role}
            role={role}
            member={patient.medicalTeam[role]}
            onChange={() => setOpen({ what: 'member', role })}
            onRemove={() => setOpen({ what: 'remove', role })}
          />
        ))}
      </div>
      <div className="nd-team-parts">
        <OrderCard patient={patient} />
        <ReferralCard patient={patient} onEdit={(id) => setOpen({ what: 'referral', id })} />
      </div>
      <TeamHistory patient={patient} />
      {open?.what === 'member' && <MemberDialog patient={patient} role={open.role} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog patient={patient} role={open.role} onClose={close} />}
      {open?.what === 'referral' && <ReferralDialog patient={patient} referral={open.id} onClose={close} />}
    </div>
  );
}
