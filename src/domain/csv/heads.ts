import { fold } from '../fold';
import type { ColumnRole } from './roles';

/** A head as its words, folded, one blank between them: `timestampUnixMs` is three. */
export const plain = (head: string): string =>
  fold(head.replace(/(\p{Ll}{3})(?=\p{Lu})/gu, '$1 '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

export const listOf = (text: string): string[] => text.split(', ');

/** Tells whether a plain head holds one of these phrases, as whole words. */
export const has = (header: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => ` ${header} `.includes(` ${phrase} `));

/**
 * Words that make something else of a column with the word of a measure: means and differences, goals and limits, fluid
 * that was taken away or lies in the body, parts of the body, other things measured at the pulse or in urine, a name,
 * a look. English, German, French, Portuguese, folded; phrases as whole words.
 */
const otherThan = [
  'mean, average, avg, median, map, pulse pressure, deviation, sd, std, difference, delta, change, trend, gain, gained, loss, lost, balance, net',
  'mittel, mittelwert, mittlerer, mittlere, durchschnitt, pulsdruck, abweichung, differenz, anderung, veranderung, zunahme, abnahme, verlust, bilanz',
  'moyenne, moyen, mediane, pression pulsee, pression differentielle, ecart, difference, variation, evolution, perte, prise de poids, bilan',
  'media, medio, mediana, pressao de pulso, desvio, diferenca, variacao, perda, ganho, balanco',
  'goal, target, limit, limits, restriction, restricted, allowance, allowed, recommended, remaining, max, maximum, min, minimum, threshold, reminder, dry, ideal, optimal, estimated, previous, birth',
  'ziel, zielwert, zielgewicht, soll, sollwert, sollgewicht, grenze, grenzwert, obergrenze, beschrankung, einschrankung, restriktion, trinkbeschrankung, flussigkeitsbeschrankung, flussigkeitsrestriktion, empfohlen, ubrig, hochstwert, maximal, minimal, trockengewicht, idealgewicht, optimalgewicht, normalgewicht, optimales, ideales, geburt, geburtsgewicht',
  'objectif, cible, limite, limites, restreint, autorise, autorisee, recommande, recommandee, restant, restante, maximale, minimale, seuil, rappel, sec, seche, naissance, precedent',
  'meta, metas, objetivo, alvo, restricao, permitido, permitida, recomendado, recomendada, restante, maximo, maxima, minimo, minima, limiar, lembrete, seco, ideal, otimo, nascimento, anterior',
  'removed, removal, withdrawn, uf, ultrafiltration, ultrafiltrate, ultrafiltered, ultrafiltrat, ultrafiltrationsvolumen, dialysate, dialysat, effluent, drain, drained, drainage, filled, infused, infusion, overload, excess, overhydration, dehydration',
  'entzogen, entzug, entzogene, entfernt, entfernte, flussigkeitsentzug, auslauf, einlauf, uberwasserung, infusionsmenge',
  'retire, retiree, retires, retirees, extrait, extraite, elimine, eliminee, soustrait, soustraite, drainee, surcharge, perfusion, perfuse, perfusee, ultrafiltre',
  'removido, removida, removidos, removidas, retirado, retirada, retirados, extraido, extraida, ultrafiltracao, ultrafiltrado, drenado, drenada, drenagem, infundido, infusao, sobrecarga, excesso',
  'body water, total body water, tbw, ecw, icw, extracellular, intracellular, hydration, bone, bones, muscle, muscles, skeletal, visceral, fat, lean, protein, basal, metabolic, metabolism, bmr, bmi, body mass index, height, waist, age, impedance',
  'korperwasser, wasseranteil, korperwasseranteil, hydratation, hydration, knochen, knochenmasse, muskel, muskeln, muskelmasse, muskelanteil, viszeral, viszerales, viszeralfett, fett, fettmasse, fettanteil, fettfrei, fettfreie, korperfett, magermasse, eiweiss, eiweiß, grundumsatz, grosse, große, korpergrosse, korpergroße, alter',
  'eau corporelle, eau totale, masse hydrique, osseuse, osseux, musculaire, muscles, squelettique, viscerale, visceral, graisse, graisses, grasse, adipeuse, maigre, proteine, proteines, metabolisme, imc, taille',
  'agua corporal, agua total, hidratacao, osso, ossos, ossea, osseo, musculo, musculos, muscular, esqueletico, gordura, gordo, magra, magro, proteina, proteinas, metabolismo, metabolica, altura, idade',
  'ox, oxi, oximetry, oximeter, oxygen, saturation, spo2, sao2, o2, hrv, variability, rmssd, sdnn, pwv, wave, velocity, pressure wave, calories, calorie, kcal, energy, steps, ecg, arrhythmia, irregular, recovery, reserve, fetal, foetal, walking',
  'sauerstoff, sauerstoffsattigung, sattigung, pulsoxymetrie, pulsoximetrie, variabilitat, pulswelle, pulswellengeschwindigkeit, kalorien, energie, schritte, ekg, unregelmassig, fetale',
  'oxymetrie, oxymetre, oxygene, variabilite, vrc, vfc, vop, onde, vitesse, calories, energie, ecg, irregulier, foetale',
  'oximetria, oximetro, oxigenio, saturacao, variabilidade, vfc, vop, onda, velocidade, calorias, energia, passos, irregular, fetal',
  'albumin, creatinine, sodium, potassium, glucose, ketones, leukocytes, nitrite, ph, density, gravity, osmolality, culture, colour, color, temperature, temp, hardness, name',
  'albumina, kreatinin, natrium, kalium, glukose, keton, ketone, leukozyten, nitrit, dichte, kultur, osmolalitat, farbe, temperatur',
  'albumine, creatinine, potassium, glycose, cetones, leucocytes, nitrites, densite, culture, couleur, nom',
  'creatinina, sodio, potassio, glicose, cetonas, leucocitos, nitritos, densidade, cultura, cor, nome, temperatura',
].flatMap(listOf);

/** Tells whether a plain head with the word of a measure says that its column holds something else. */
export const isOther = (header: string): boolean => has(header, otherThan);

/** The same of a date, a name or a note, in whose heads minutes and limits stand without harm. */
const otherDetails = listOf(
  'mean, average, avg, media, medio, moyenne, moyen, mittel, mittelwert, durchschnitt, goal, target, ziel, name, nom, nome, colour, color, farbe, couleur, cor, birth, geburt, naissance, nascimento',
);
export const isOtherDetail = (header: string): boolean => has(header, otherDetails);

/** Words of heads that change nothing. */
const fillers = listOf(
  'in, of, the, a, an, and, at, value, values, reading, readings, measured, measurement, measurements, result, data, number, patient, self, reported, der, die, das, des, am, im, um, wert, werte, messwert, messung, gemessen, gemessener, gemessenes, einheit, patienten, de, du, d, l, la, le, les, en, et, valeur, valeurs, mesure, mesures, mesuree, da, do, dos, em, e, o, os, as, valor, valores, medicao, medida, doente, paciente, utente',
);
const pressureFillers =
  'blood, pressure, bp, arterial, blutdruck, druck, arteriell, arterieller, tension, pression, arterielle, ta, pa, sanguine, sanguin, pressao, tensao, sanguinea, dia';
const scoreFillers = 'level, score, stufe, skala, niveau, echelle, nivel, escala';
const volumeFillers = 'volume, vol, amount, quantity, menge, quantite, quantidade, oral, per os';
/** The same beside the word of one measure alone: a fluid intake is drunk, a fluid output is not. */
const fillersOf: Partial<Record<ColumnRole, string>> = {
  systolic: pressureFillers,
  diastolic: pressureFillers,
  pulse: 'heart, rate, frequency, cardiac, herz, frequenz, frequence, cardiaque, frequencia, cardiaca',
  weight: 'body, mass, korper, corporel, corporelle, corporal, masse, massa',
  water: `${volumeFillers}, intake, dietary, consumed, consumption, drunk, drinking, aufnahme, zufuhr, getrunkene, apport, apports, bue, bu, bus, consommee, ingestao, ingerida, ingerido, ingeridos, consumo, consumida`,
  urine: `${volumeFillers}, output, ausscheidung, ausgeschieden, ausgeschiedene, debit, urinaire, excretee, debito, urinario, urinaria, excretada`,
  stress: scoreFillers,
  fatigue: scoreFillers,
};

/**
 * Tells whether a plain head has nothing but the words of its measure: with others it may be about something else.
 */
export function saysOnly(header: string, role: ColumnRole, words: string): boolean {
  const known = new Set([...fillers, ...`${words}, ${fillersOf[role] ?? ''}`.split(/,? /u)]);
  return header.split(' ').every((word) => word === '' || known.has(word));
}

/** Columns that a body composition scale writes beside the weight: water without a unit is then per cent of the body. */
const composition = [
  'bmi, body mass index, fat, fat mass, bone, bones, bone mass, muscle, muscles, visceral, lean, protein',
  'fett, korperfett, fettanteil, muskel, muskeln, muskelmasse, muskelanteil, knochen, knochenmasse, imc, graisse, graisses, masse grasse, os, muscle, musculaire, osseuse, gordura, musculo, musculos, muscular, osso, ossea',
].flatMap(listOf);
export const isComposition = (header: string): boolean => has(header, composition);
