import { refusal } from '../refusals';
import type { Parameter, Token } from './parameter';

const DATE =
  /^(eq|ne|ge|le|gt|lt|sa|eb|ap)?(\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)?)?)$/;
const DAY_MS = 86_400_000;
const UNITS = { 16: 60_000, 19: 1_000 } as const;

interface Span {
  from: number;
  /** Exclusive. */
  to: number;
}

/** The time that a date of any exactness stands for, epoch ms; what names no zone is UTC. */
function spanOf(text: string): Span | undefined {
  const [day = '', clock] = text.split('T');
  const [year = '', month, date] = day.split('-');
  if (clock === undefined) {
    const from = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(date ?? 1));
    // A day that there is not rolls over into the next month.
    if (!new Date(from).toISOString().startsWith(day)) return undefined;
    if (date !== undefined) return { from, to: from + DAY_MS };
    const to =
      month === undefined ? Date.UTC(Number(year) + 1, 0, 1) : Date.UTC(Number(year), Number(month), 1);
    return { from, to };
  }
  const bare = text.replace(/(Z|[+-]\d\d:\d\d)$/, '');
  const from = Date.parse(bare === text ? `${text}Z` : text);
  if (Number.isNaN(from)) return undefined;
  return { from, to: from + (UNITS[bare.length as keyof typeof UNITS] ?? 1) };
}

type Test<T> = (value: T) => boolean;

/** Whether a date lies where `asked` says, e.g. `ge2026-11`. @throws FhirRefused 400 */
export function dateTest(asked: string, name: string): Test<string | undefined> {
  // A plus that was not encoded arrives as a space.
  const [, prefix = 'eq', text = ''] = DATE.exec(asked.replace(' ', '+')) ?? [];
  const span = text === '' ? undefined : spanOf(text);
  if (!span)
    throw refusal(
      400,
      'value',
      `${name}: "${asked}" is no date such as ge2026-11-01 or lt2026-11-01T08:00:00Z.`,
    );
  const tests: Record<string, Test<Span>> = {
    eq: ({ from, to }) => from >= span.from && to <= span.to,
    ge: ({ from, to }) => to > span.to || from >= span.from,
    le: ({ from, to }) => from < span.from || to <= span.to,
    gt: ({ to }) => to > span.to,
    lt: ({ from }) => from < span.from,
  };
  const test = tests[prefix];
  if (!test)
    throw refusal(
      400,
      'not-supported',
      `${name}: the prefix "${prefix}" is not supported; eq, ge, le, gt and lt are.`,
    );
  return (value) => {
    const own = value === undefined ? undefined : spanOf(value);
    return own !== undefined && test(own);
  };
}

/** Whether a coded value is the one that is asked for: `code`, `system|code`, `|code` or `system|`. */
function tokenTest(asked: string): Test<Token> {
  const bar = asked.indexOf('|');
  if (bar < 0) return ({ code }) => code === asked;
  const [system, code] = [asked.slice(0, bar), asked.slice(bar + 1)];
  return (token) => (token.system ?? '') === system && (code === '' || token.code === code);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

function textTest(asked: string, modifier: string | undefined): Test<string | undefined> {
  if (modifier === 'exact') return (text) => text === asked;
  const wanted = plain(asked);
  if (modifier === 'contains') return (text) => plain(text ?? '').includes(wanted);
  return (text) => plain(text ?? '').startsWith(wanted);
}

/** The values that are separated by commas, of which one must match; `\,` is a comma of a value. */
export const alternatives = (value: string): string[] =>
  value.split(/(?<!\\),/).map((one) => one.replaceAll(/\\([,|$\\])/g, '$1'));

/** One thing that is asked of a resource. */
export interface Asked {
  name: string;
  modifier: string | undefined;
  value: string;
}

const modifiersOf: Record<Parameter['type'], readonly string[]> = {
  token: [],
  date: [],
  string: ['exact', 'contains'],
};

/** @throws FhirRefused 400 for a modifier that is not supported */
export function mustKnowModifier({ name, modifier }: Asked, type: Parameter['type']): void {
  if (modifier !== undefined && !modifiersOf[type].includes(modifier))
    throw refusal(400, 'not-supported', `${name}: the modifier ":${modifier}" is not supported.`);
}

/** Whether a resource has what is asked. @throws FhirRefused 400 */
export function testOf<R>(parameter: Parameter, { name, modifier, value }: Asked): Test<R> {
  const values = alternatives(value);
  const some = <T>(of: (resource: never) => T[], tests: Test<T>[]): Test<R> => {
    return (resource) => of(resource as never).some((one) => tests.some((test) => test(one)));
  };
  switch (parameter.type) {
    case 'token':
      return some<Token>(parameter.of as (resource: never) => Token[], values.map(tokenTest));
    case 'date':
      return some<string | undefined>(
        parameter.of as (resource: never) => string[],
        values.map((one) => dateTest(one, name)),
      );
    case 'string':
      return some<string | undefined>(
        parameter.of as (resource: never) => string[],
        values.map((one) => textTest(one, modifier)),
      );
  }
}
