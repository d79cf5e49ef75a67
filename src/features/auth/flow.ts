import type { AppError } from '@/shared/api/appError';

/** The address a message was sent to, and when it may be sent again, epoch ms. */
export interface Sent {
  to: string;
  resendAt: number;
  /** Of a sign-up: the secret of this page, which the host asks for with the code. */
  nonce?: string;
}

/** By what a host knows that a sign-up is the asker's own: the secret of the page that signed up, or the password. */
export interface Claim {
  nonce?: string;
  password?: string;
}

export type FlowName = (typeof flowNames)[number];

/** One of the registration and recovery flows (specification 4). */
export interface Flow {
  status: 'idle' | 'working' | 'done' | 'failed';
  /** The failure as text: the host's own, or a message id. */
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
