import { demoPages } from '@/app/site/demoPages';
import { showcasePages } from '@/app/site/showcasePages';
import { pages } from '@/app/siteMap';
import type { SitePage } from '@/app/site/sitePage';

/** The patterns of pages, of the pages inside them, and of their views. */
function patternsOf(list: readonly SitePage[], above = ''): string[] {
  return list.flatMap((page) => {
    const path = [above, page.path].filter(Boolean).join(above ? '/' : '');
    if (page.children) return patternsOf(page.children, path);
    return [path, ...Object.keys(page.views ?? {}).map((view) => `${path}?view=${view}`)];
  });
}

const demonstrations = new Set([...demoPages, ...showcasePages]);
const product = pages.filter((page) => !demonstrations.has(page));

/** Pages on the way into the product. */
export const doorPatterns = patternsOf(product.filter(({ layout }) => layout === 'blank'));
/** Every other page of the product. */
export const insidePatterns = patternsOf(product.filter(({ layout }) => layout !== 'blank'));

/** What a clinic holds, as far as addresses name it. */
export interface Examples {
  patient: string;
  rule: string;
  fluidPlan: string;
  article: string;
  questionnaire: string;
  registration: string;
  allocation: { id: string; patient: string };
  given: { id: string; patient: string };
  response: { id: string; patient: string };
}

const record = '/userlist/:id';
const byPattern: Readonly<Record<string, (examples: Examples) => string>> = {
  '*': () => '/no/such/page',
  '/userlist/registration/:id': ({ registration }) => `/userlist/registration/${registration}`,
  '/fluidplanner/:id': ({ fluidPlan }) => `/fluidplanner/${fluidPlan}`,
  '/therapeuticEducation/:id': ({ article }) => `/therapeuticEducation/${article}`,
  '/questioners/:id': ({ questionnaire }) => `/questioners/${questionnaire}`,
  '/questioners/:id/edit': ({ questionnaire }) => `/questioners/${questionnaire}/edit`,
  '/alerts/rules/:id': ({ rule }) => `/alerts/rules/${rule}`,
  [`${record}/medicines/:allocation`]: ({ allocation: { id, patient } }) =>
    `/userlist/${patient}/medicines/${id}`,
  [`${record}/questionnaires/answer/:given`]: ({ given: { id, patient } }) =>
    `/userlist/${patient}/questionnaires/answer/${id}`,
  '/handed-over/:patient/:given': ({ given: { id, patient } }) => `/handed-over/${patient}/${id}`,
  [`${record}/questionnaires/:response`]: ({ response: { id, patient } }) =>
    `/userlist/${patient}/questionnaires/${id}`,
};

/** A real address for a pattern. @throws for a pattern with a parameter that nobody has given an example of */
export function addressFor(pattern: string, examples: Examples): string {
  const address = byPattern[pattern]?.(examples) ?? pattern.replace(record, `/userlist/${examples.patient}`);
  if (/[:*]/.test(address)) throw new Error(`${pattern} needs an example in productPages.ts.`);
  return address;
}
