import type { AppError } from '@/shared/api/appError';

/** What was sent where, and from when on it may be sent again, epoch ms. */
export interface Sent {
  to: string;
  resendAt: number;
}

export type FlowName = (typeof flowNames)[number];

/** One of the ways in or back in (specification 4). */
export interface Flow {
  status: 'idle' | 'working' | 'done' | 'failed';
  /** The failure in words: the host's own, or a message id. */
  msg: string;
  error: AppError | null;
  sent: Sent | null;
}

export const flowNames = [
  'signUp',
  'sendCode',
  'verifyCode',
  'sendSignInLink',
  'lostPassword',
  'fetchQuestions',
  'answerQuestions',
  'resetPassword',
] as const;
