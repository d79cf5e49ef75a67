import { app } from './app';
import { auth } from './auth';
import { common } from './common';
import { demo } from './demo';
import { errors } from './errors';
import { identity } from './identity';
import { organisation } from './organisation';
import { session } from './session';
import { validation } from './validation';

/** What is said before anybody has signed in, and whatever a server may refer to by id. */
export const entry = {
  ...app,
  ...auth,
  ...common,
  ...demo,
  ...errors,
  ...identity,
  ...organisation,
  ...session,
  ...validation,
};
