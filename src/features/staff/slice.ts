import type * as z from 'zod/mini';
import {
  staffMemberSchema,
  type invitationSchema,
  type staffChangeSchema,
  type StaffMember,
} from '@/domain/staff/identity';
import { toAppError } from '@/shared/api/appError';
import { account } from '@/shared/api/http';
import { createResource } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { createRecordSlice } from '@/shared/store/recordSlice';

const PATH = '/identities/staff';
const one = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export type Invitation = z.infer<typeof invitationSchema>;
export type StaffChange = Omit<z.infer<typeof staffChangeSchema>, 'id'>;

/**
 * Everybody who works with the application. The identity host keeps them, and shows them to administrators only. To a
 * new one it sends a link; of the others it stores the role and whether the account is open.
 */
export const staff = createRecordSlice<StaffMember, Invitation | (StaffChange & { id: string })>(
  'staff',
  createResource(PATH, staffMemberSchema, account),
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
