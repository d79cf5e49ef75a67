import type * as z from 'zod/mini';
import {
  staffMemberSchema,
  type invitationSchema,
  type staffChangeSchema,
  type StaffMember,
} from '@/domain/staff/identity';
import { toAppError } from '@/shared/api/appError';
import { account } from '@/shared/api/http';
import { createRecord, createResource, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { createEntitySlice } from '@/shared/store/entitySlice';

const PATH = '/identities/staff';
const one = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Everybody who works with the application. The identity host keeps them, and shows them to administrators only. */
export const staff = createEntitySlice<StaffMember, object>(
  'staff',
  createResource(PATH, staffMemberSchema, account),
);

export type Invitation = z.infer<typeof invitationSchema>;
export type StaffChange = Omit<z.infer<typeof staffChangeSchema>, 'id'>;
/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

/** Adds somebody; the host sends the link. The id is the form's, so that a second try invites nobody twice. */
export const invite = createAppThunk<StaffMember, Quiet & { invitation: Invitation }>(
  'staff/invite',
  async ({ invitation }, { dispatch }) => {
    const invited = await createRecord(PATH, invitation, staffMemberSchema, account);
    dispatch(staff.received([invited]));
    return invited;
  },
);

/**
 * Gives a role, or opens or closes the account, of the version that was read. Where somebody else was faster the host
 * refuses, and the newer version is there when this has failed, if it could be fetched.
 */
export const changeMember = createAppThunk<StaffMember, Quiet & { member: StaffMember; change: StaffChange }>(
  'staff/change',
  async ({ member: { id, version }, change }, { dispatch }) => {
    try {
      const answer = await account.put(one(id), { id, ...change }, { headers: { 'If-Match': version } });
      const changed = parseAnswer(answer, staffMemberSchema);
      dispatch(staff.received([changed]));
      return changed;
    } catch (thrown) {
      if (toAppError(thrown).status === 412) await dispatch(staff.fetchOne(id));
      throw thrown;
    }
  },
);

/** Sends the link of an invitation again; the host refuses where it has been accepted or withdrawn meanwhile. */
export const sendInvitation = createAppThunk<void, string>(
  'staff/sendInvitation',
  async (id, { dispatch }) => {
    try {
      await account.post(`${one(id)}/invitation`);
    } catch (thrown) {
      if (toAppError(thrown).status === 409) await dispatch(staff.fetchOne(id));
      throw thrown;
    }
  },
);
