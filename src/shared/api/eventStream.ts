/** One event of a stream of server-sent events. Its id is not read: after a gap everything is asked for again. */
export interface StreamedEvent {
  /** `message` where the server names none. */
  type: string;
  data: string;
}

export interface EventListener {
  event: (event: StreamedEvent) => void;
  /** A comment says only that the connection is alive. */
  comment: () => void;
}

/** A line, or the data of an event, that is longer than this ends the reading: nothing gathers without end. */
export const LONGEST_EVENT = 65_536;

/**
 * Reads text of the format `text/event-stream` (WHATWG HTML, 9.2.6) as it arrives; a piece may end anywhere.
 * @returns takes the next piece; throws RangeError where a line or an event is longer than `LONGEST_EVENT`
 */
export function eventStreamParser({ event, comment }: EventListener): (piece: string) => void {
  let unfinished = '';
  let endsInReturn = false;
  let type = '';
  let data: string[] = [];
  let length = 0;

  const mustFit = (size: number) => {
    if (size > LONGEST_EVENT) throw new RangeError('An event is too long');
  };
  const finishEvent = () => {
    const finished = { type: type || 'message', data: data.join('\n') };
    const isEmpty = data.length === 0;
    type = '';
    data = [];
    length = 0;
    if (!isEmpty) event(finished);
  };
  const readLine = (line: string) => {
    if (line === '') return finishEvent();
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (line.startsWith(':')) comment();
    else if (field === 'event') type = value;
    else if (field === 'data') {
      length += value.length + 1;
      mustFit(length);
      data.push(value);
    }
    return undefined;
  };

  return (piece) => {
    if (piece === '') return;
    // A line may end in both signs, and the second may come with the next piece.
    const text = endsInReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    endsInReturn = piece.endsWith('\r');
    const lines = (unfinished + text).split(/\r\n|\r|\n/);
    unfinished = lines.pop() ?? '';
    for (const line of lines) {
      mustFit(line.length);
      readLine(line);
    }
    mustFit(unfinished.length);
  };
}

/** Reads a stream of server-sent events until it ends. @throws RangeError where an event is too long */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  listener: EventListener,
): Promise<void> {
  const parse = eventStreamParser(listener);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parse(decoder.decode(value, { stream: true }));
  }
}
