/** A chart's figures in every form that is needed of them. */
export interface Figure {
  title: string;
  /** In a sentence, for those who do not see the drawing. */
  summary: string;
  /** What the colours mean, in their order. */
  keys: readonly string[];
  /** The table of it. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Stops extends Figure {
  stops: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
}

export interface Points extends Figure {
  groups: readonly { name: string; points: readonly (readonly number[])[] }[];
}

type Say = (value: number) => string;

const ends = (values: readonly number[], say: Say): string =>
  `${say(Math.min(...values))}–${say(Math.max(...values))}`;

/** Values at stops, such as months. @param head what the stops are */
export function atStops(
  {
    title,
    head,
    stops,
    names,
  }: { title: string; head: string; stops: readonly string[]; names: readonly string[] },
  values: readonly (readonly number[])[],
  say: Say,
): Stops {
  const series = names.map((name, place) => ({ name, values: values[place] ?? [] }));
  return {
    title,
    stops,
    series,
    keys: names,
    summary: series.map((one) => `${one.name} ${ends(one.values, say)}`).join('; '),
    columns: [head, ...names],
    rows: stops.map((stop, place) => [stop, ...series.map((one) => say(one.values[place] ?? 0))]),
  };
}

/** Parts of a whole, each with its name and value beside its colour. */
export function parts(
  { title, head, stops, name }: { title: string; head: string; stops: readonly string[]; name: string },
  values: readonly number[],
  say: Say,
): Stops {
  const figure = atStops({ title, head, stops, names: [name] }, [values], say);
  const keys = stops.map((stop, place) => `${stop} ${say(values[place] ?? 0)}`);
  return { ...figure, keys, summary: keys.join('; ') };
}

/** Points in groups. @param axes names of what each number of a point is */
export function points(
  {
    title,
    head,
    names,
    axes,
  }: { title: string; head: string; names: readonly string[]; axes: readonly string[] },
  values: readonly (readonly (readonly number[])[])[],
  say: Say,
): Points {
  const groups = names.map((name, place) => ({ name, points: values[place] ?? [] }));
  return {
    title,
    groups,
    keys: names,
    summary: axes
      .map(
        (axis, at) =>
          `${axis} ${ends(
            values.flat().map((point) => point[at] ?? 0),
            say,
          )}`,
      )
      .join('; '),
    columns: [head, ...axes],
    rows: groups.flatMap((group) => group.points.map((point) => [group.name, ...point.map(say)])),
  };
}
