import type { MessageId } from '@/locales';

/** What the embedded identity host would send by mail. */
export interface OutboxMessage {
  id: string;
  to: string;
  /** Epoch ms. */
  at: number;
  kind: 'signUpCode' | 'alreadyRegistered' | 'signInLink' | 'resetLink' | 'invitation' | 'passwordChanged';
  /** Of a `signUpCode`. */
  code?: string;
  /** Of a link: path and query in this application. */
  path?: string;
}

export interface Outbox {
  /** The newest first. */
  messages: () => Promise<OutboxMessage[]>;
  /** Hears of a new message, in any tab. @returns stops it */
  onChange: (listener: () => void) => () => void;
}

let current: Outbox | null = null;

/** Named at start, and only where no identity host is configured: a real one sends mail. */
export function setOutbox(outbox: Outbox | null): void {
  current = outbox;
}

export const outbox = (): Outbox | null => current;

/** An outbox that is fetched when it is first wanted. */
export function outboxOf(load: () => Promise<Outbox | null>): Outbox {
  return {
    messages: async () => (await (await load())?.messages()) ?? [],
    onChange(listener) {
      const stopping = load().then((loaded) => loaded?.onChange(listener));
      // Whoever wants to hear of messages asks for them as well, and is told of a failure there.
      stopping.catch(() => undefined);
      return () => {
        stopping.then(
          (stop) => stop?.(),
          () => undefined,
        );
      };
    },
  };
}

/** What a message is about. */
export const outboxKinds: Record<OutboxMessage['kind'], MessageId> = {
  signUpCode: 'identity.mailSignUpCode',
  alreadyRegistered: 'identity.mailAlreadyRegistered',
  signInLink: 'identity.mailSignInLink',
  resetLink: 'identity.mailResetLink',
  invitation: 'identity.mailInvitation',
  passwordChanged: 'identity.mailPasswordChanged',
};
