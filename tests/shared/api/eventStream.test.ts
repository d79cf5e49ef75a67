import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventStreamParser,
  LONGEST_EVENT,
  readEventStream,
  type StreamedEvent,
} from '@/shared/api/eventStream';

type Told = StreamedEvent | 'comment';
function listening() {
  const told: Told[] = [];
  return {
    told,
    listener: { event: (event: StreamedEvent) => told.push(event), comment: () => told.push('comment') },
  };
}
function eventsOf(...pieces: string[]): Told[] {
  const { told, listener } = listening();
  const parse = eventStreamParser(listener);
  for (const piece of pieces) parse(piece);
  return told;
}
const change = (data: string): Told => ({ type: 'change', data });
const message = (data: string): Told => ({ type: 'message', data });

describe('the format of server-sent events', () => {
  it.each<[string, string, Told[]]>([
    ['an event with id, type and data', 'id: 7\nevent: change\ndata: {"a":1}\n\n', [change('{"a":1}')]],
    ['an event without a type', 'data: x\n\n', [message('x')]],
    [
      'the type of the event before is forgotten',
      'event: change\ndata: x\n\ndata: y\n\n',
      [change('x'), message('y')],
    ],
    ['lines that end in CR LF', 'event: change\r\ndata: x\r\n\r\n', [change('x')]],
    ['lines that end in CR', 'event: change\rdata: x\r\r', [change('x')]],
    ['several lines of data', 'data: a\ndata: b\ndata\ndata:\n\n', [message('a\nb\n\n')]],
    [
      'one space after the colon is no data, a second is',
      'data:a\n\ndata:  b\n\n',
      [message('a'), message(' b')],
    ],
    ['a colon in the data', 'data: a: b\n\n', [message('a: b')]],
    ['a line separator of Unicode in the data', 'data: a\u2028b\n\n', [message('a\u2028b')]],
    ['a comment', ': alive\n\n', ['comment']],
    ['a comment inside of an event', 'data: a\n:\ndata: b\n\n', ['comment', message('a\nb')]],
    ['an event without data is none', 'event: change\n\ndata: x\n\n', [message('x')]],
    ['unknown fields', 'retry: 10\ndatum: y\n data: z\ndata: x\n\n', [message('x')]],
    ['what is not finished is not told', 'data: x\n', []],
    ['nothing', '', []],
  ])('%s', (_, text, told) => {
    expect(eventsOf(text)).toEqual(told);
  });

  it('any way of cutting a stream gives the same events', () => {
    const line = fc.oneof(
      fc.constantFrom('', '', ':', ': alive', 'event: change', 'event', 'data', 'id: 1', 'data: ü€😀'),
      fc.string({ unit: fc.constantFrom('a', ':', ' ', '"', '\u2028', '😀'), maxLength: 8 }),
      fc.string({ maxLength: 8 }).map((text) => `data: ${text.replaceAll(/[\r\n]/g, '')}`),
    );
    const ending = fc.constantFrom('\n', '\r', '\r\n');
    const stream = fc.array(fc.tuple(line, ending), { maxLength: 20 }).map((lines) => lines.flat().join(''));
    fc.assert(
      fc.property(stream, fc.array(fc.nat(200), { maxLength: 12 }), (text, cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((to, index) => text.slice(places[index], to));
        expect(eventsOf(...pieces)).toEqual(eventsOf(text));
        expect(eventsOf(...text)).toEqual(eventsOf(text));
      }),
    );
  });

  it('a letter of several bytes may lie in two pieces, and a mark of byte order is no text', async () => {
    const bytes = new TextEncoder().encode('\uFEFFdata: Ø€😀\n\n');
    const { told, listener } = listening();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    await readEventStream(body, listener);
    expect(told).toEqual([message('Ø€😀')]);
  });

  it('the longest event is read, and one sign more ends the reading', () => {
    const longest = 'x'.repeat(LONGEST_EVENT - 'data: '.length);
    expect(eventsOf(`data: ${longest}\n\n`)).toEqual([message(longest)]);
    expect(() => eventsOf(`data: ${longest}x\n\n`)).toThrow(RangeError);
    expect(() => eventsOf(`data: ${longest}x`)).toThrow(RangeError);
  });

  it('neither a line without end nor data without end is gathered', () => {
    const parse = eventStreamParser(listening().listener);
    const endless = () => {
      for (let times = 0; times <= LONGEST_EVENT / 1000; times += 1) parse('x'.repeat(1000));
    };
    expect(endless).toThrow(RangeError);
    const lines = 'data: 12345678\n'.repeat(LONGEST_EVENT / 8);
    expect(() => eventsOf(lines)).toThrow(RangeError);
  });
});
