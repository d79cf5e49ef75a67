import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answering = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A port of this machine that stays one's own while who answers there changes. */
export interface Door {
  port: number;
  /** As programs call it that know nothing of the browser's addresses. */
  address: string;
  /** From now on `answering` answers here. */
  open(answering: Answering): void;
  /** From now on nobody answers here: every connection is cut. */
  shut(): void;
  close(): Promise<void>;
}

/** Takes a port that is free, on this machine only. Nobody answers there before the door is opened. */
export async function takeDoor(): Promise<Door> {
  let current: Answering | null = null;
  const server = createServer((request, response) => {
    if (!current) return void response.socket?.destroy();
    Promise.resolve(current(request, response)).catch((error: unknown) => {
      // Who has gone meanwhile, with a question half asked, is nobody's fault.
      if (request.complete && !response.destroyed) console.error(error);
      response.destroy();
    });
    return undefined;
  });
  server.on('connection', (socket) => current ?? socket.destroy());
  await new Promise<void>((listening, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  const shut = () => {
    current = null;
    server.closeAllConnections();
  };
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    open: (answering) => {
      current = answering;
    },
    shut,
    close: () => {
      shut();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
