import { screen, within } from '@testing-library/react';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

/** A limit for haemodialysis in five equal slots. */
export const aPlan = (parts: Partial<PlanBody> = {}): PlanBody => ({
  id: 'plan-one',
  name: 'Zinnia limit',
  status: 'draft',
  direction: 'maximum',
  totalFluidQuantityFormula: '1230',
  stepMl: 50,
  dimensions: { name: 'Glass', volumeMl: 200 },
  fluidSlot: { by: 'count', count: 5 },
  fluidDistribution: { by: 'equal' },
  quietHours: 2,
  countsFood: false,
  contraindications: [],
  ...parts,
});

export const storedPlan = async (id: string): Promise<FluidPlan> =>
  (await care.get<FluidPlan>(`/fluidPlans/${id}`)).data;

/** Somebody else writes a plan. */
export const putPlan = async (parts: Partial<PlanBody> = {}): Promise<void> => {
  await care.post('/fluidPlans', aPlan(parts));
};

/** Somebody else changes a plan. */
export const changePlan = async (id: string, change: Partial<PlanBody>): Promise<void> => {
  const { version, updatedAt: _u, revision: _r, history: _h, ...body } = await storedPlan(id);
  await care.put(`/fluidPlans/${id}`, { ...body, ...change }, { headers: { 'If-Match': version } });
};

/** The planner with these plans in it, opened at a path. */
export async function opened(
  path: string,
  plans: readonly Partial<PlanBody>[],
  as: 'ADMIN' | 'USER' = 'ADMIN',
) {
  const app = await renderApp('/questioners', { as });
  await screen.findByRole('heading', { level: 1 });
  for (const plan of plans) await putPlan(plan);
  const page = () => within(screen.getByRole('main'));
  /** By its words: queries by role walk the whole page and work out every name on it. */
  const press = (name: RegExp | string) =>
    app.user.click(
      screen.queryByLabelText(name, { selector: 'button' }) ??
        page().getByText(name, { selector: 'button, button *' }),
    );
  const link = (text: RegExp | string) => screen.findByText(text, { selector: 'a, a *' });
  const type = async (label: RegExp | string, text: string, place = 0) => {
    const box = screen.getAllByLabelText(label)[place];
    if (!box) throw new Error(`no field ${String(label)}`);
    await app.user.clear(box);
    if (text !== '') await app.user.paste(text);
  };
  const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
  await app.router.navigate(path);
  return { ...app, press, link, type, dialog };
}
