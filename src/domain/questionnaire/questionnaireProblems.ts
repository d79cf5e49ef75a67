import { isUnitUnknown, unitsFor } from './responses/answerUnits';
import { isAsked, isNeverAnswered, isQuestion, nameOf, operatorsFor, scaleOf } from './itemKinds';
import type { ItemCondition, QuestionnaireBody, QuestionnaireItem } from './questionnaire';
import { repeated, type QuestionnaireProblem } from './problem';
import { scoreProblems } from './scores/scoreProblems';
import { faultOf } from './responses/answerProblems';
import { measuresFor } from './responses/writes';

/** A scale with more steps than this cannot be shown as marks to be touched. */
export const MOST_STEPS = 20;

function optionProblems(
  { type, options = [] }: QuestionnaireItem,
  path: string,
  { language }: QuestionnaireBody,
): QuestionnaireProblem[] {
  if (type !== 'choice' && type !== 'multiChoice') return [];
  if (options.length === 0) return [{ path: `${path}.options`, message: 'questionnaires.optionsMissing' }];
  const again = repeated(options.map(({ code }) => code));
  return options.flatMap(({ code, text }, place) => {
    const at = `${path}.options.${place}`;
    const found: QuestionnaireProblem[] = [];
    if (again.includes(place))
      found.push({ path: `${at}.code`, message: 'questionnaires.optionTwice', values: { code } });
    if (!text[language])
      found.push({ path: `${at}.text.${language}`, message: 'questionnaires.textMissing' });
    return found;
  });
}

function boundProblems(item: QuestionnaireItem, path: string): QuestionnaireProblem[] {
  const { type, min, max, step } = item;
  if (type === 'integer' || type === 'decimal') {
    const whole = type === 'decimal' || [min, max].every((end) => end === undefined || Number.isInteger(end));
    if (!whole) return [{ path: `${path}.min`, message: 'validation.wholeNumber' }];
    return min !== undefined && max !== undefined && min >= max
      ? [{ path: `${path}.max`, message: 'questionnaires.boundOrder' }]
      : [];
  }
  if (type !== 'scale') return [];
  if (step !== undefined && step <= 0)
    return [{ path: `${path}.step`, message: 'questionnaires.stepPositive' }];
  const scale = scaleOf(item);
  if (scale.min >= scale.max) return [{ path: `${path}.max`, message: 'questionnaires.boundOrder' }];
  const steps = (scale.max - scale.min) / scale.step;
  return Math.abs(steps - Math.round(steps)) > 1e-9 || steps > MOST_STEPS + 1e-9
    ? [{ path: `${path}.step`, message: 'questionnaires.scaleSteps', values: { most: MOST_STEPS } }]
    : [];
}

/** Tells whether a value is one that the answer to an item can be compared with. */
function isComparable(
  { type, options = [] }: QuestionnaireItem,
  { operator, value }: ItemCondition,
): boolean {
  if (operator === 'exists') return value === undefined || typeof value === 'boolean';
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
    case 'decimal':
    case 'scale':
      return typeof value === 'number' && Number.isFinite(value);
    case 'choice':
    case 'multiChoice':
      return options.some(({ code }) => code === value);
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
    case 'time':
      return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
    default:
      return typeof value === 'string' && value !== '';
  }
}

function conditionProblems(
  body: QuestionnaireBody,
  item: QuestionnaireItem,
  path: string,
): QuestionnaireProblem[] {
  return (item.enableWhen ?? []).flatMap((condition, place): QuestionnaireProblem[] => {
    const at = `${path}.enableWhen.${place}`;
    const conditionItem = body.items.find(({ linkId }) => linkId === condition.item);
    if (!conditionItem || !isQuestion(conditionItem) || isNeverAnswered(conditionItem))
      return [
        { path: `${at}.item`, message: 'questionnaires.conditionItem', values: { item: condition.item } },
      ];
    const values = { item: nameOf(body, conditionItem.linkId) };
    if (!operatorsFor(conditionItem.type).includes(condition.operator))
      return [{ path: `${at}.operator`, message: 'questionnaires.conditionOperator', values }];
    return isComparable(conditionItem, condition)
      ? []
      : [{ path: `${at}.value`, message: 'questionnaires.conditionValue', values }];
  });
}

/** On which items it depends whether each is shown: those of its conditions, and the section that it stands in. */
function dependencies(items: readonly QuestionnaireItem[]): Map<string, string[]> {
  let section: string | undefined;
  return new Map(
    items.map(({ linkId, type, enableWhen = [] }) => {
      if (type === 'section') section = linkId;
      const own = enableWhen.map(({ item }) => item);
      return [linkId, section === undefined || section === linkId ? own : [...own, section]];
    }),
  );
}

/** Items of which each waits for the next, and the last for the first; each ring once, by the keys on it. */
function cyclesOf(items: readonly QuestionnaireItem[]): string[][] {
  const next = dependencies(items);
  const done = new Set<string>();
  const rings: string[][] = [];
  const walk = (linkId: string, trail: readonly string[]): void => {
    const place = trail.indexOf(linkId);
    if (place >= 0) rings.push(trail.slice(place));
    if (place >= 0 || done.has(linkId)) return;
    for (const one of next.get(linkId) ?? []) walk(one, [...trail, linkId]);
    done.add(linkId);
  };
  for (const { linkId } of items) walk(linkId, []);
  return rings;
}

function cycleProblems(body: QuestionnaireBody): QuestionnaireProblem[] {
  return cyclesOf(body.items).map((ring) => {
    const first = body.items.findIndex(({ linkId }) => linkId === ring[0]);
    const items = [...ring, ring[0] ?? ''].map((linkId) => nameOf(body, linkId)).join(' → ');
    return { path: `items.${first}.enableWhen`, message: 'questionnaires.cycle', values: { items } };
  });
}

/** An answer is kept as a measure that it can be, as each measure once, and in a unit that the measure knows. */
function writeProblems({ items }: QuestionnaireBody, place: number, path: string): QuestionnaireProblem[] {
  const item = items[place];
  if (item?.writes === undefined) return [];
  const isAgain = items.findIndex(({ writes }) => writes === item.writes) < place;
  // What nobody is asked was not measured.
  if (isAgain || !isAsked(item) || !measuresFor(item).includes(item.writes))
    return [
      {
        path: `${path}.writes`,
        message: isAgain ? 'questionnaires.writesTwice' : 'questionnaires.writesNot',
      },
    ];
  const isUnnamed = unitsFor(item.writes).length > 1 && !item.unit;
  return isUnnamed || isUnitUnknown(item)
    ? [{ path: `${path}.unit`, message: 'questionnaires.writesUnit' }]
    : [];
}

/** A preset answer is one that nobody gives: only an item that is not asked has it, and then a possible one. */
function presetProblems(item: QuestionnaireItem, path: string): QuestionnaireProblem[] {
  const { initial, hidden, readOnly } = item;
  if (!isQuestion(item)) return [];
  if (initial === undefined)
    return readOnly === true && hidden !== true
      ? [{ path: `${path}.readOnly`, message: 'questionnaires.readOnlyEmpty' }]
      : [];
  if (isAsked(item)) return [{ path: `${path}.initial`, message: 'questionnaires.presetAsked' }];
  return faultOf(item, initial) ? [{ path: `${path}.initial`, message: 'questionnaires.presetWrong' }] : [];
}

function itemProblems(body: QuestionnaireBody): QuestionnaireProblem[] {
  const again = repeated(body.items.map(({ linkId }) => linkId));
  return body.items.flatMap((item, place) => {
    const path = `items.${place}`;
    const { linkId, text } = item;
    const found: QuestionnaireProblem[] = [];
    if (again.includes(place))
      found.push({ path: `${path}.linkId`, message: 'questionnaires.linkIdTwice', values: { linkId } });
    if (!text[body.language])
      found.push({ path: `${path}.text.${body.language}`, message: 'questionnaires.textMissing' });
    return [
      ...found,
      ...optionProblems(item, path, body),
      ...boundProblems(item, path),
      ...presetProblems(item, path),
      ...writeProblems(body, place, path),
      ...conditionProblems(body, item, path),
    ];
  });
}

/**
 * Everything that keeps a questionnaire from being given to patients, by the place where it is to be mended. Empty when
 * it makes sense. A draft may be stored with all of it.
 */
export function questionnaireProblems(body: QuestionnaireBody): QuestionnaireProblem[] {
  const found: QuestionnaireProblem[] = [];
  if (!body.title[body.language])
    found.push({ path: `title.${body.language}`, message: 'questionnaires.titleMissing' });
  if (!body.items.some(isAsked)) found.push({ path: 'items', message: 'questionnaires.noQuestion' });
  return [...found, ...itemProblems(body), ...cycleProblems(body), ...scoreProblems(body)];
}
