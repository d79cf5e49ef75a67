/** Below this age a body mass index is read by age and sex, years. */
export const BODY_MASS_ADULT = 18;

/** Body mass index, kg/m²; null where either figure is missing or impossible. @param weight kg @param height cm */
export function bodyMass(weight: number | undefined, height: number | undefined): number | null {
  if (weight === undefined || height === undefined || !(weight > 0) || !(height > 0)) return null;
  return weight / (height / 100) ** 2;
}
