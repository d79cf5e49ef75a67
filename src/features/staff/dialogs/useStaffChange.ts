import { useState } from 'react';
import { useSelector } from 'react-redux';
import { foldEmail } from '@/domain/staff/email';
import type { StaffMember } from '@/domain/staff/identity';
import { confirmRole } from '@/session/followRole';
import { endSession } from '@/session/leave';
import { selectProfile } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import type { Outcome } from '@/shared/record/useTransition';
import { useAppDispatch } from '@/shared/store/useEntities';
import { staff, type StaffChange } from '../slice';

/** What a dialog knows of the change that it asks for. */
export interface PendingChange {
  /** The person as they are now known. */
  member: StaffMember;
  /** As they were when the dialog opened, where somebody else was faster and the newer version is here. */
  former: StaffMember | null;
  /** It is about the person who is signed in. */
  isOwn: boolean;
  reload: () => void;
  send: (change: StaffChange) => Promise<Outcome>;
}

/**
 * Sends a change of the version that its dialog showed. After a conflict it is the newer version, once it was shown.
 * Who changes themselves has the session follow at once.
 */
export function useStaffChange(opened: StaffMember): PendingChange {
  const dispatch = useAppDispatch();
  const own = useSelector(selectProfile)?.username ?? '';
  const stored = useSelector((state: Record<string, unknown>) => staff.selectById(state, opened.id));
  const [read, setRead] = useState(opened);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isOwn = foldEmail(own) === foldEmail(opened.username);
  const isOvertaken = failure?.status === 412 && stored !== undefined && stored.version !== read.version;
  const member = isOvertaken ? stored : read;

  const send = async (change: StaffChange): Promise<Outcome> => {
    setRead(member);
    setFailure(null);
    const outcome = await dispatch(
      staff.store({ body: { id: member.id, ...change }, version: member.version, quiet: true }),
    );
    if (staff.store.rejected.match(outcome)) setFailure(outcome.payload ?? null);
    else if (isOwn) void dispatch(change.active ? confirmRole() : endSession('user'));
    return outcome;
  };
  const reload = () => void dispatch(staff.fetchOne(opened.id));
  return { member, former: isOvertaken ? read : null, isOwn, reload, send };
}
