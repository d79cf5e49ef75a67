import { use } from 'react';
import { may, type Action } from '@/domain/access';
import { RoleContext } from './roleContext';

/** Tells whether whoever is signed in may do something; the backend decides by the same table. */
export const useMay = (action: Action): boolean => may(use(RoleContext), action);
