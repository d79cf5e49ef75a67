import { describe, expect, it } from 'vitest';
import { sketch } from '@/domain/csv/columns';

/** The roles of the columns of a table, its cells parted by bars. */
const rolesOf = (...lines: string[]) => sketch(lines.join('\n'), true, '|').roles;
/** The role of one column of values, beside a date and a time. */
const roleOf = (head: string, ...cells: string[]) =>
  rolesOf(`Date|Time|${head}`, ...cells.map((cell) => `2026-11-18|08:00|${cell}`))[2];

describe('a column is preset only where its head, its unit and its values agree', () => {
  it.each([
    ['Weight (kg)', ['78.4'], 'weight'],
    ['weightKg', ['78.4'], 'weight'],
    ['Gewicht/kg', ['78,4'], 'weight'],
    ['Gewicht [kg]', ['78,4'], 'weight'],
    ['Poids en kg', ['78,4'], 'weight'],
    ['Peso corporal (kg)', ['78,4'], 'weight'],
    ['Body mass (lb)', ['172.4'], 'weight'],
    ['kg', ['78,4'], 'weight'],
    ['Weight', ['80.5 kg'], 'weight'],
    ['Weight (st lb)', ['11 st 11 lb'], 'weight'],
    ['Patient weight (kg)', ['80.5'], 'weight'],
    ["Quantité d'eau (mL)", ['250'], 'water'],
    ['L’eau bue (cl)', ['25'], 'water'],
    ['Ingestão de líquidos (ml)', ['250'], 'water'],
    ['Flüssigkeitszufuhr (dl)', ['2,5'], 'water'],
    ['Dietary Water (fl_oz_us)', ['12'], 'water'],
    ['Fluid intake (fl oz)', ['12'], 'water'],
    ['Urine output (mL)', ['300'], 'urine'],
    ['Débit urinaire (mL)', ['300'], 'urine'],
    ['Puls/min', ['71'], 'pulse'],
    ['Puls (Schläge/min)', ['71'], 'pulse'],
    ['PUL(bpm)', ['71'], 'pulse'],
    ['bpm', ['71'], 'pulse'],
    ['Frequência cardíaca (bpm)', ['71'], 'pulse'],
    ['Pressão arterial sistólica (mmHg)', ['131'], 'systolic'],
    ['Systolic (kPa)', ['17.5'], 'systolic'],
    ['Stress (0–10)', ['7'], 'stress'],
    ['Fadiga (de 10)', ['7'], 'fatigue'],
    ['Müdigkeit', ['7 von 10'], 'fatigue'],
    // A slip in one cell costs that cell.
    ['Pulse', ['71', '70', '710'], 'pulse'],
  ] as const)('%s with %j is %s', (head, cells, role) => expect(roleOf(head, ...cells)).toBe(role));

  it.each([
    // Another unit, or values that nobody has.
    ['Water (%)', ['51.8'], 'ignore'],
    ['Water', ['51.8 %'], 'ignore'],
    ['Urine (mg/dL)', ['30'], 'ignore'],
    ['Pulse (ms)', ['830'], 'ignore'],
    ['Pulse (%)', ['97'], 'ignore'],
    ['Stress (0-100)', ['8'], 'ignore'],
    ['Puls', ['0,97', '0,96'], 'ask'],
    ['Systolisch', ['12,8', '13,1'], 'ask'],
    ['Stress', ['8', '34', '7'], 'ask'],
    ['Stress', ['3'], 'ask'],
    ['Water', ['51.8'], 'ask'],
    ['Water (glasses)', ['2'], 'ask'],
    ['Weight (catties)', ['120'], 'ask'],
    ['Weight (st lb)', ['11.8'], 'ask'],
    ['Weight (oz)', ['120'], 'ignore'],
    ['Pulse', ['71 x', '72 x'], 'ask'],
    // A word that nobody here knows may make something else of it.
    ['Weight of bag (kg)', ['2.4'], 'ask'],
    ['Sistólica em pé (mmHg)', ['131'], 'ask'],
    ['Fluid in / urine out', ['250'], 'ask'],
    ['Fluid output (mL)', ['250'], 'ask'],
    ['Urine notes', ['dark'], 'ignore'],
  ] as const)('%s with %j is no preset: %s', (head, cells, role) =>
    expect(roleOf(head, ...cells)).toBe(role),
  );

  it.each(
    [
      'Fluid removed (mL), Fluid restriction (mL), Fluid goal (mL), Water target (mL), Fluid limit (mL), Body water (kg), Total body water (L), Fluid overload (L), Fluid balance (mL), UF fluid (mL), Weight goal (kg), Ideal weight (kg), Optimal Weight(kg), Dry weight (kg), Weight loss (kg), Fat weight (kg), Visceral fat weight (kg), Lean body mass (kg), Muscle weight (kg), Bone weight (kg), Pulse Ox, Pulse oximetry, Heart rate variability, HR variability, Pulse wave velocity, Mean heart rate, Max heart rate, Urine protein, Urine pH, Systolic mean',
      'Flüssigkeit entzogen (ml), Entzogene Flüssigkeit (ml), Flüssigkeit Beschränkung (ml), Trinkmenge Ziel (ml), Trinkmenge Soll (ml), Gewicht Ziel (kg), Gewicht ohne Fett (kg), Gewicht Muskeln (kg), Gewicht Knochen (kg), Puls Sauerstoff, Puls Variabilität, Puls Mittelwert, Urin Eiweiß, Wasser Bilanz (ml), Systolisch Durchschnitt',
      'Liquide retiré (mL), Liquide restriction (mL), Boisson objectif (mL), Eau corporelle (kg), Eau totale (L), Poids cible (kg), Poids idéal (kg), Poids sec (kg), Poids de graisse (kg), Poids musculaire (kg), Poids osseux (kg), Pouls oxygène, Pouls saturation, Fréquence cardiaque variabilité, Pouls onde, Pouls moyen, Boisson limite (mL), Perte de poids (kg)',
      'Líquido removido (mL), Líquidos restrição (mL), Água meta (mL), Água corporal (kg), Água corporal total (L), Peso alvo (kg), Peso ideal (kg), Peso seco (kg), Peso de gordura (kg), Peso muscular (kg), Peso ósseo (kg), Pulso oxigénio, Pulso oximetria, Frequência cardíaca variabilidade, Pulso média, Balanço de líquidos (mL), Perda de peso (kg)',
    ].flatMap((heads) => heads.split(', ')),
  )('%s is something else', (head) => {
    expect(roleOf(head, '71', '72')).toBe('ignore');
  });

  it.each([
    ['the head that names the measure', 'kg|Weight (kg)', '78|78', ['ignore', 'weight']],
    ['the head that says nothing else', 'Weight (kg)|Weight of bag (kg)', '78|2.4', ['weight', 'ignore']],
    ['nobody where both fit alike', 'Weight (kg)|Weight (lb)', '78|172', ['ask', 'ask']],
    ['nobody where a day would lack a part', 'Water (mL)|Other fluids (mL)', '250|100', ['water', 'ask']],
    ['no drink beside what a scale sees', 'kg|Fett|Wasser', '78,4|27,1|51,8', ['weight', 'ignore', 'ignore']],
    [
      'a drink beside it that names its unit',
      'kg|Fat|Water (mL)',
      '78.4|27.1|250',
      ['weight', 'ignore', 'water'],
    ],
  ])('of several columns %s takes the role', (_, heads, cells, roles) => {
    expect(rolesOf(heads, cells)).toEqual(roles);
  });

  it('knows a line of units under the heads, which is no reading', () => {
    const file = sketch(
      'Date;Time;Sys;Dia;Puls;Gewicht\n;;mmHg;mmHg;/min;(kg)\n18.11.2026;8:00;131;83;61;78,4',
      true,
    );
    expect(file.roles).toEqual(['date', 'time', 'systolic', 'diastolic', 'pulse', 'weight']);
    expect(file.rows.map(({ line }) => line)).toEqual([3]);
  });
});
