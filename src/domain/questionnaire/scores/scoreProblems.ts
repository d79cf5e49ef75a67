import { nameOf } from '../itemKinds';
import { repeated, type QuestionnaireProblem } from '../problem';
import type { QuestionnaireBody, Score } from '../questionnaire';
import { isScorable, scoreRange, scoreStep } from './scores';

const EPSILON = 1e-9;

/** The first value of a score after `value`, and the last before it. */
const after = (value: number, step: number) => tidy((Math.floor(value / step + EPSILON) + 1) * step);
const before = (value: number, step: number) => tidy((Math.ceil(value / step - EPSILON) - 1) * step);
const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

/** Bands leave no value of the score out and share none; where they go beyond what it can reach, nothing is lost. */
function bandProblems(body: QuestionnaireBody, score: Score, path: string): QuestionnaireProblem[] {
  const { bands } = score;
  const turned = bands.findIndex(({ from, to }) => from > to);
  if (turned >= 0) return [{ path: `${path}.bands.${turned}.to`, message: 'questionnaires.bandOrder' }];
  const range = scoreRange(body, score);
  if (!range || bands.length === 0) return [];
  const step = scoreStep(body, score);
  const sorted = bands
    .map((band, place) => ({ ...band, at: `${path}.bands.${place}` }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const missing = (from: number, to: number, at: string): QuestionnaireProblem[] =>
    from <= to ? [{ path: at, message: 'questionnaires.bandGap', values: { from, to } }] : [];
  const between = sorted.slice(1).flatMap((band, place): QuestionnaireProblem[] => {
    const previous = sorted[place] ?? band;
    if (band.from <= previous.to) {
      const values = { from: band.from, to: Math.min(band.to, previous.to) };
      return [{ path: `${band.at}.from`, message: 'questionnaires.bandOverlap', values }];
    }
    const from = Math.max(after(previous.to, step), range.min);
    return missing(from, Math.min(before(band.from, step), range.max), `${band.at}.from`);
  });
  const [first, last] = [sorted[0], sorted.at(-1)];
  return [
    ...(first ? missing(range.min, Math.min(before(first.from, step), range.max), `${first.at}.from`) : []),
    ...between,
    ...(last ? missing(Math.max(after(last.to, step), range.min), range.max, `${last.at}.to`) : []),
  ];
}

function countedProblems(body: QuestionnaireBody, score: Score, path: string): QuestionnaireProblem[] {
  const again = repeated(score.items);
  return score.items.flatMap((linkId, place): QuestionnaireProblem[] => {
    const at = `${path}.items.${place}`;
    const values = { item: nameOf(body, linkId) };
    const item = body.items.find((one) => one.linkId === linkId);
    if (!item || !isScorable(item)) return [{ path: at, message: 'questionnaires.scoreItem', values }];
    return again.includes(place) ? [{ path: at, message: 'questionnaires.scoreItemTwice', values }] : [];
  });
}

/** Lists what keeps the scores of a questionnaire from being worked out and understood. */
export function scoreProblems(body: QuestionnaireBody): QuestionnaireProblem[] {
  const { language, scores } = body;
  const again = repeated(scores.map(({ id }) => id));
  return scores.flatMap((score, place) => {
    const path = `scores.${place}`;
    const most = new Set(score.items).size;
    const found: QuestionnaireProblem[] = [];
    if (again.includes(place))
      found.push({
        path: `${path}.id`,
        message: 'questionnaires.linkIdTwice',
        values: { linkId: score.id },
      });
    if (score.minAnswered > most)
      found.push({ path: `${path}.minAnswered`, message: 'questionnaires.minAnswered', values: { most } });
    const labels = [
      { label: score.label, at: path },
      ...score.bands.map(({ label }, band) => ({ label, at: `${path}.bands.${band}` })),
    ];
    for (const { label, at } of labels)
      if (!label[language])
        found.push({ path: `${at}.label.${language}`, message: 'questionnaires.textMissing' });
    return [...found, ...countedProblems(body, score, path), ...bandProblems(body, score, path)];
  });
}
