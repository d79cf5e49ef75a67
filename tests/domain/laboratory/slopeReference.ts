/** eGFR, mL/min/1.73 m², by days since the first value, and its line by least squares. */
interface Reference {
  name: string;
  days: number[];
  egfr: number[];
  perYear: number;
  low: number;
  high: number;
}

/** Computed in Python 3: exact fractions for the line, SciPy's quantile of Student's t for its 95 % interval. */
export const slopeReferences: Reference[] = [
  {
    name: 'four, rapidly worse',
    days: [0, 130, 250, 400],
    egfr: [52, 47.5, 45, 39],
    perYear: -11.536963058419245,
    low: -15.459556953152838,
    high: -7.614369163685652,
  },
  {
    name: 'five, uneven',
    days: [0, 31, 366, 500, 731],
    egfr: [38.2, 41, 35.7, 36.1, 30.4],
    perYear: -4.180128838246131,
    low: -7.570156259305952,
    high: -0.7901014171863108,
  },
  {
    name: 'seven, hardly any change',
    days: [0, 90, 181, 270, 365, 450, 540],
    egfr: [61, 58, 63, 60, 59, 62, 60],
    perYear: 0.1371304745270237,
    low: -3.5643482775173103,
    high: 3.838609226571358,
  },
  {
    name: 'twelve, better',
    days: [0, 30, 61, 92, 122, 153, 183, 214, 245, 275, 306, 400],
    egfr: [24, 25, 23.5, 26, 27, 25.5, 28, 27, 29, 28.5, 30, 31],
    perYear: 6.708943699455215,
    low: 4.99424994270269,
    high: 8.42363745620774,
  },
  {
    name: 'forty over years',
    days: [
      0, 34, 57, 96, 151, 168, 186, 234, 254, 291, 342, 359, 405, 432, 448, 467, 508, 548, 566, 595, 614, 663,
      704, 721, 771, 792, 820, 874, 928, 979, 996, 1046, 1097, 1136, 1153, 1181, 1197, 1246, 1268, 1300,
    ],
    egfr: [
      68.7, 73.4, 67.9, 69.2, 69.6, 68.7, 68.1, 68.4, 72.9, 71.3, 64.1, 66.1, 63.5, 67.0, 67.3, 63.2, 68.5,
      64.2, 65.4, 66.9, 65.0, 63.0, 62.6, 66.8, 61.1, 65.4, 61.4, 61.0, 59.3, 60.3, 56.5, 65.5, 52.3, 62.3,
      61.8, 59.9, 59.3, 52.0, 55.6, 59.0,
    ],
    perYear: -3.9244289382381576,
    low: -4.755387951900107,
    high: -3.0934699245762083,
  },
  {
    name: 'six, two of them at one instant',
    days: [0, 0, 200, 380, 380, 800],
    egfr: [45, 47, 44, 40.5, 41.5, 37],
    perYear: -4.229323806717737,
    low: -5.603681103605406,
    high: -2.854966509830068,
  },
];
