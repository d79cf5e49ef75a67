/** Invented figures of an invented clinic, for the charts of the showcase. */

/** Mean systolic pressure by month, mmHg: at home, at the centre. */
export const pressures = [
  [142, 140, 141, 138, 136, 137, 135, 134, 136, 133, 132, 131],
  [151, 150, 148, 149, 146, 144, 145, 143, 142, 143, 140, 139],
];
/** Fluid by day, mL: drunk, urine. */
export const fluids = [
  [1450, 1320, 1610, 1380, 1540, 1720, 1490, 1360, 1430, 1580, 1510, 1690, 1400, 1470],
  [620, 580, 710, 640, 690, 760, 650, 600, 610, 700, 680, 740, 590, 630],
];
/** Alerts by month: raised, taken on, closed. */
export const alerts = [
  [48, 52, 45, 39, 41, 36],
  [44, 50, 44, 38, 40, 35],
  [40, 47, 43, 37, 38, 34],
];
/** Appointments of this week by weekday. */
export const appointments = [[18, 24, 21, 26, 15]];
/** By month: sessions, appointments, alerts. */
export const work = [
  [96, 104, 99, 108, 112, 106],
  [72, 78, 81, 76, 84, 88],
  [48, 52, 45, 39, 41, 36],
];
/** Systolic pressure of sessions, mmHg: before, after, lowest, highest. */
export const sessions = [
  [148, 132, 124, 156],
  [152, 138, 128, 158],
  [146, 149, 131, 160],
  [144, 130, 118, 150],
  [150, 136, 126, 155],
  [139, 141, 122, 147],
  [147, 129, 119, 152],
  [143, 131, 121, 149],
  [138, 127, 116, 144],
];
/** Patients of four teams: age in years, gain of weight between sessions in kg, medicines taken. */
export const patients = [
  [
    [41, 1.2, 5],
    [55, 2.1, 8],
    [67, 2.6, 11],
    [73, 1.9, 9],
  ],
  [
    [38, 1.6, 4],
    [49, 2.8, 7],
    [62, 1.4, 10],
    [78, 2.3, 13],
  ],
  [
    [45, 2.4, 6],
    [58, 1.1, 9],
    [70, 3.1, 12],
    [81, 1.7, 8],
  ],
  [
    [52, 3.0, 6],
    [60, 1.8, 7],
    [64, 2.2, 14],
    [76, 2.9, 10],
  ],
];
/** Fluid drunk in a day in mL and gain of weight in kg, in three kinds of therapy. */
export const gains = [
  [
    [900, 1.1],
    [1050, 1.4],
    [1200, 1.6],
    [1350, 2.0],
    [1500, 2.3],
    [1650, 2.4],
    [1800, 2.9],
  ],
  [
    [1100, 0.6],
    [1300, 0.8],
    [1450, 0.9],
    [1600, 1.2],
    [1750, 1.3],
    [1900, 1.5],
  ],
  [
    [1500, 0.2],
    [1700, 0.3],
    [1850, 0.3],
    [2000, 0.5],
    [2200, 0.4],
    [2400, 0.6],
  ],
];
/** Readings that arrived by weekday, of each of nine measures. */
export const arrivals = [
  [31, 28, 30, 27, 29, 22, 20],
  [26, 25, 27, 24, 26, 19, 17],
  [24, 22, 23, 21, 22, 16, 15],
  [18, 17, 19, 16, 18, 11, 10],
  [29, 27, 28, 26, 27, 23, 21],
  [12, 10, 13, 11, 12, 7, 6],
  [14, 13, 12, 15, 13, 9, 8],
  [9, 8, 10, 7, 9, 4, 5],
  [16, 15, 17, 14, 16, 12, 11],
];
/** Patients of four teams, and of four kinds of therapy. */
export const teamSizes = [34, 28, 22, 16];
export const therapySizes = [46, 21, 25, 8];
/** How much of what was asked for has arrived, per cent. */
export const arrived = [92, 84, 71, 58];
/** How well six things went, of 100: last month, this month. */
export const quality = [
  [72, 65, 80, 58, 62, 70],
  [81, 74, 84, 66, 64, 77],
];
