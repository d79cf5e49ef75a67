import type { Language } from '../../frame/languages';

/** The same small thing, the fluid of a day, said in several languages. */
export const codeSamples: Readonly<Record<Language, string>> = {
  typescript: `interface Drink {
  /** Epoch ms. */
  at: number;
  millilitres: number;
}

/** What is left to drink today. */
export function leftToday(drinks: readonly Drink[], limit = 1500): number {
  const drunk = drinks.reduce((sum, { millilitres }) => sum + millilitres, 0);
  return Math.max(0, limit - drunk);
}`,
  xml: `<!-- One reading of a day -->
<article class="nd-reading" lang="en">
  <h2>Blood pressure</h2>
  <p><span class="nd-figure">134/82</span> mmHg</p>
</article>`,
  css: `/* A reading beyond its limit */
.nd-reading[data-beyond] {
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--nd-severity-high);
  color: var(--bs-body-color);
}`,
  json: `{
  "measure": "bloodPressure",
  "value": 134,
  "diastolic": 82,
  "at": "2026-03-02T07:15:00Z",
  "manual": true
}`,
  sql: `-- Who has sent nothing for three days
SELECT patient, MAX(at) AS last_reading
FROM reading
GROUP BY patient
HAVING MAX(at) < NOW() - INTERVAL '3 days'
ORDER BY last_reading;`,
  python: `def left_today(drinks, limit=1500):
    """What is left to drink today, in millilitres."""
    drunk = sum(drink["millilitres"] for drink in drinks)
    return max(0, limit - drunk)`,
  bash: `# Builds the application and serves it
export PORT=4173
if npm run build; then
  node scripts/serve.mjs
fi`,
  yaml: `# A plan for one day
fluid:
  limit: 1500
  unit: mL
  remind: [08:00, 12:30, 18:00]
approved: true`,
};
