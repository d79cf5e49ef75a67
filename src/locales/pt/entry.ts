import { app } from './app';
import { auth } from './auth';
import { common } from './common';
import { errors } from './errors';
import { shell } from './shell';
import { validation } from './validation';

/** What is said before anybody has signed in, and whatever a server may refer to by id. */
export const entry = {
  ...app,
  ...auth,
  ...common,
  ...errors,
  ...shell,
  ...validation,
};
