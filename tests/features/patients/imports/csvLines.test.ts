import { describe, expect, it } from 'vitest';
import { textOf } from '@/features/patients/imports/csv/csvText';
import { arrivingFile } from '@tests/support/arriving';
import { csvFile, readThrough } from '@tests/support/arriving/readThrough';

const cuff = [
  'bloodPressure 2026-11-19T05:55 164/94',
  'pulse 2026-11-19T05:55 71',
  'bloodPressure 2026-11-18T05:50 168/96',
  'pulse 2026-11-18T05:50 72',
];

describe('XS07: a file as a device writes it, read without a question', () => {
  it.each([
    [
      'an unreadable pulse costs the pulse',
      '26-pulse-missing.csv',
      [
        'bloodPressure 2026-11-19T05:55 212/118',
        'bloodPressure 2026-11-19T05:58 208/116',
        'bloodPressure 2026-11-19T06:01 204/114',
        'bloodPressure 2026-11-19T06:04 202/114',
        'bloodPressure 2026-11-18T05:50 132/80',
        'pulse 2026-11-18T05:50 69',
      ],
      [],
    ],
    [
      'a line of means costs itself',
      '27-footer-average.csv',
      [...cuff, 'bloodPressure 2026-11-17T05:51 162/93', 'pulse 2026-11-17T05:51 70'],
      ['#5 Average summaryLine'],
    ],
    [
      'without heads',
      '10-no-header.csv',
      [
        'bloodPressure 2026-11-19T05:55 188/112',
        'pulse 2026-11-19T05:55 84',
        'bloodPressure 2026-11-18T05:50 146/86',
        'pulse 2026-11-18T05:50 72',
        'bloodPressure 2026-11-17T05:52 144/84',
        'pulse 2026-11-17T05:52 70',
      ],
      [],
    ],
    [
      'a zone in the head',
      '11-utc-column.csv',
      [
        'bloodPressure 2026-11-18T23:20 158/92',
        'pulse 2026-11-18T23:20 70',
        'bloodPressure 2026-11-18T05:50 144/86',
        'pulse 2026-11-18T05:50 68',
        'bloodPressure 2026-11-17T23:40 156/90',
        'pulse 2026-11-17T23:40 71',
      ],
      [],
    ],
    ['month names', '28-omron-month-names.csv', cuff, []],
    ['a column of zones', '29-omron-time-zone.csv', cuff, []],
    ['heads on the second line', '30-excel-sep.csv', cuff, []],
    ['two pressures in a cell', '32-combined-bp.csv', cuff, []],
    [
      'days without times',
      '33-date-only-diary.csv',
      [
        'water 2026-11-18T22:59 1450 total',
        'urine 2026-11-18T22:59 900 total',
        'water 2026-11-17T22:59 1600 total',
        'urine 2026-11-17T22:59 850 total',
        'water 2026-11-16T22:59 1300 total',
        'urine 2026-11-16T22:59 950 total',
      ],
      [],
    ],
    [
      'Unix milliseconds',
      '39-unix-ms.csv',
      cuff.map((one) => one.replace(/T05:5[05]/, (at) => (at === 'T05:55' ? 'T05:35' : 'T05:30'))),
      [],
    ],
  ])('%s: %s', async (_, name, readings, findings) => {
    const read = await readThrough(arrivingFile(name));
    expect(read.missing).toEqual([]);
    expect(read.readings).toEqual(readings);
    expect(read.findings).toEqual(findings);
  });
});

const day = '19.11.2026;06:55';
const at = '2026-11-19T05:55';

describe('XS07: a cell costs itself, not its line', () => {
  const heads = 'Datum;Zeit;SYS;DIA;Puls;Gewicht (kg);Wasser (mL);Notiz';
  it.each([
    ['a pulse that is no number', '132;80;7O;72,5;200;', ['#2 Puls 7O unreadableNumber part'], 'p'],
    ['an impossible pulse', '132;80;700;72,5;200;', ['#2 Puls 700 implausible part'], 'p'],
    ['half a pressure', '132;;70;72,5;200;', ['#2 DIA incompletePressure part'], 'b'],
    ['an unreadable pressure', '1x2;80;70;72,5;200;', ['#2 SYS 1x2 unreadableNumber part'], 'b'],
    ['a pressure that is upside down', '80;132;70;72,5;200;', ['#2 DIA 132 implausible part'], 'b'],
    ['a pressure beyond the scale', 'HI;120;70;72,5;200;', ['#2 SYS HI incompletePressure part'], 'b'],
    ['a failed weight', '132;80;70;LO;200;', [], 'w'],
    ['an unreadable drink', '132;80;70;72,5;?;', ['#2 Wasser (mL) ? unreadableNumber part'], 'd'],
    ['a drink of nothing', '132;80;70;72,5;0;', [], 'd'],
  ])('%s', async (_, cells, findings, lost) => {
    const whole = [
      lost !== 'b' && `bloodPressure ${at} 132/80`,
      lost !== 'p' && `pulse ${at} 70`,
      lost !== 'w' && `weight ${at} 72.5`,
      lost !== 'd' && `water ${at} 200`,
    ].filter(Boolean);
    // Of a column whose values cannot be, nobody knows what it holds: most of them are sound.
    const sound = ['17.11.2026', '18.11.2026'].map((date) => `${date};06:55;132;80;70;72,5;200;`);
    const read = await readThrough(csvFile([heads, `${day};${cells}`, ...sound].join('\n')));
    expect(read.missing).toEqual([]);
    expect(read.readings.filter((one) => one.includes(at))).toEqual(whole);
    expect(read.findings).toEqual(findings);
  });

  it('takes what devices write where nothing was measured for nothing', async () => {
    const empties = [
      '',
      '""',
      '-',
      '--',
      '---',
      '–',
      '—',
      'E',
      'Err',
      'null',
      'NaN',
      'N/A',
      'n/a',
      'LO',
      'HI',
      '0',
    ];
    const lines = empties.map((cell) => `${day};132;80;${cell}`);
    const read = await readThrough(csvFile(['Datum;Zeit;SYS;DIA;Puls', ...lines].join('\n')));
    expect(read.readings).toEqual(empties.map(() => `bloodPressure ${at} 132/80`));
    expect(read.findings).toEqual([]);
  });

  it('names every cell of a line that gives nothing', async () => {
    const read = await readThrough(csvFile(`${heads}\n${day};x;80;y;;;\n${day};;;;;;`));
    expect(read.readings).toEqual([]);
    expect(read.findings).toEqual(['#2 SYS x unreadableNumber', '#2 Puls y unreadableNumber', '#3 noValue']);
  });
});

const one = [`bloodPressure ${at} 164/94`, `pulse ${at} 71`];
const row = `${day};164;94;71`;

describe('XS07: the table in a file', () => {
  it.each([
    ['a title', `Blood pressure diary\n\nDatum;Zeit;SYS;DIA;Puls\n${row}`, one, []],
    [
      'device and person above',
      `Device;HEM-0000T\nName;Somebody\nGeboren;01.02.1950\n\nDatum;Zeit;SYS;DIA;Puls\n${row}`,
      one,
      [],
    ],
    ['units under the heads', `Datum;Zeit;SYS;DIA;Puls\n;;mmHg;mmHg;/min\n${row}`, one, []],
    [
      'a weight in pounds under its head',
      `Datum;Zeit;Gewicht\n(TT.MM.JJJJ);(hh:mm);(lb)\n${day};160`,
      [`weight ${at} 72.57`],
      [],
    ],
    ['heads of two lines', `Datum;Zeit;Blutdruck;;Puls\n;;SYS;DIA;\n${row}`, one, []],
    ['blank lines', `Datum;Zeit;SYS;DIA;Puls\n\n\n${row}\n\n`, one, []],
    ['its heads again', `Datum;Zeit;SYS;DIA;Puls\n${row}\nDatum;Zeit;SYS;DIA;Puls\n`, one, []],
    [
      'another table below',
      `Datum;Zeit;SYS;DIA;Puls\n${row}\n\nDatum;Zeit;SpO2;Puls min;Puls max\n${day};97;60;71\n${day};98;60;71`,
      one,
      ['#4 otherTable ×3'],
    ],
    [
      'another table whose heads say nothing we know',
      `Zeitpunkt;SYS;DIA\n19.11.2026 06:55;164;94\n\nZeitpunkt;SpO2;Temp\n19.11.2026 06:55;97;36`,
      one.slice(0, 1),
      ['#4 otherTable ×2'],
    ],
    [
      'sums and means in four languages',
      `Datum;Zeit;SYS;DIA;Puls\n${row}\nMittelwert:;;164;94;71\nMoyenne;;164;94;71\nMédia (7 dias);;1;1;1\nTotal;;1;1;1\nMax;;1;1;1`,
      one,
      [
        '#3 Mittelwert: summaryLine',
        '#4 Moyenne summaryLine',
        '#5 Média (7 dias) summaryLine',
        '#6 Total summaryLine',
        '#7 Max summaryLine',
      ],
    ],
    ['separators of the first line', `sep=|\nDatum|Zeit|SYS|DIA|Puls\n${row.replaceAll(';', '|')}`, one, []],
    ['tabs', `Datum;Zeit;SYS;DIA;Puls\n${row}`.replaceAll(';', '\t'), one, []],
    [
      'a comma in a note',
      `Date,Time,Sys,Dia,Pulse,Note\n2026-11-19,06:55,164,94,71,coffee, two cups`,
      one,
      [],
    ],
    ['zeros that fill it up', `Datum;Zeit;SYS;DIA;Puls\n${row}\0\0\n\0\0`, one, []],
    ['two pressures with a unit', `Datum;Zeit;RR\n${day};164 / 94 mmHg`, one.slice(0, 1), []],
    ['two pressures with a dash', `Datum;Zeit;Sys/Dia;Puls\n${day};164-94;71`, one, []],
    [
      'no heads and a line that failed',
      `${row}\n18.11.2026;06:50;E;E;E\n${row}`,
      [...one, ...one],
      ['#2 noValue'],
    ],
    ['no heads and two pressures in a cell', `${day};164/94`, one.slice(0, 1), []],
    [
      'one decimal mark in each column',
      `Datum;Zeit;Gewicht (kg);Wasser (L)\n${day};72.5;1,5`,
      [`weight ${at} 72.5`, `water ${at} 1500`],
      [],
    ],
    ['a date with its time in one column', `Date;Sys;Dia;Pulse\n2026-11-19 06:55;164;94;71`, one, []],
    ['Unix seconds', `epoch,systolic,diastolic,pulse\n1795067700,164,94,71`, one, []],
    [
      'a zone of its own in every line',
      `Date,Time,TZ,Sys,Dia,Pulse\n2026-11-19,05:55,UTC,164,94,71`,
      one,
      [],
    ],
  ])('is found with %s', async (_, text, readings, findings) => {
    const read = await readThrough(csvFile(text));
    expect(read.missing).toEqual([]);
    expect(read.readings).toEqual(readings);
    expect(read.findings).toEqual(findings);
  });

  it.each([
    [
      'no heads and numbers of which nobody can say what they are',
      `${day};164;94;71;80`,
      'csvImport.needValue',
    ],
    ['no heads and a mean for the third number', `${day};164;94;117`, 'csvImport.needValue'],
    [
      'no heads and drinks for the third number',
      `${day};164;94;150\n${day};152;90;200`,
      'csvImport.needValue',
    ],
    ['no heads and a single line', row, 'csvImport.needValue'],
    ['no heads and decimals', `${day};164;94.0;71\n${day};164;94.5;71`, 'csvImport.needValue'],
    ['no heads and two numbers', `${day};164;94`, 'csvImport.needValue'],
    [
      'commas that may be decimal marks',
      'Date,Time,Weight,Pulse\n19.11.2026,06:55,72,5,71',
      'csvImport.needCells',
    ],
    [
      'a zone that is more than one',
      `Date;Time (EST);Sys;Dia\n2026-11-19;06:55;164;94`,
      'csvImport.needZone',
    ],
    ['such a zone in a column', `Date;Time;Zone;Sys;Dia\n2026-11-19;06:55;IST;164;94`, 'csvImport.needZone'],
    ['such a zone in a cell', `Date;Sys;Dia\n2026-11-19 06:55 PST;164;94`, 'csvImport.needZone'],
    [
      'days without times and two lines of one day',
      `Datum;Wasser (mL)\n19.11.2026;200\n19.11.2026;300`,
      'csvImport.needTime',
    ],
    ['days without times for a pressure', `Datum;SYS;DIA\n19.11.2026;164;94`, 'csvImport.needTime'],
    ['a target beside the pressure', `Datum;Zeit;Blutdruck Ziel\n${day};140/90`, 'csvImport.needValue'],
  ])('asks with %s', async (_, text, need) => {
    expect((await readThrough(csvFile(text))).missing).toContain(need);
  });

  it('reads a zone that nobody knows as it was chosen', async () => {
    const text = 'Date;Time;Zone;Sys;Dia\n2026-11-18;06:55;EST;164;94';
    const read = await readThrough(csvFile(text), { timeZone: 'America/New_York' });
    expect(read.readings).toEqual(['bloodPressure 2026-11-18T11:55 164/94']);
    const own = await readThrough(csvFile(text), { timeZone: 'patient' });
    expect(own.readings).toEqual(['bloodPressure 2026-11-18T05:55 164/94']);
  });

  it('takes days without times for totals: of today until now, none of zero, nothing else', async () => {
    const text = 'Datum;Wasser (mL);Urin (mL);Gewicht (kg)\n19.11.2026;800;;\n18.11.2026;1400;0;72,5';
    const read = await readThrough(csvFile(text));
    expect(read.readings).toEqual(['water 2026-11-19T10:00 800 total', 'water 2026-11-18T22:59 1400 total']);
    expect(read.findings).toEqual(['#3 Gewicht (kg) 72,5 noTime part', '#3 Urin (mL) 0 implausible part']);
  });
});

describe('XS07: encodings of a file', () => {
  const text = 'Datum;Müdigkeit (0-10)\n19.11.2026 06:55;3';
  const wide = (isLittle: boolean, mark: boolean) =>
    new Uint8Array(
      [...(mark ? '\uFEFF' : ''), ...text].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  const utf8 = new TextEncoder().encode(text);

  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
    ['UTF-16 LE with a mark', wide(true, true)],
    ['UTF-16 BE with a mark', wide(false, true)],
    ['UTF-16 LE', wide(true, false)],
    ['UTF-16 BE', wide(false, false)],
    ['Windows-1252', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ])('%s is read', async (_, bytes) => {
    expect((await textOf(new Blob([bytes]))).replace('\uFEFF', '')).toBe(text);
    expect((await readThrough(new File([bytes], 'scale.csv'))).readings).toEqual([`fatigue ${at} 3`]);
  });

  it('does not change with a letter that the end of the beginning cuts', async () => {
    const cut = new Blob([utf8.slice(0, utf8.indexOf(0xbc))]);
    expect(await textOf(cut, false)).toBe('Datum;M');
    expect(await textOf(new Blob([new TextEncoder().encode('1\0;2\0\0\n1\u00002')]))).toBe('1;2\n1\uFFFD2');
  });
});

describe('XS07: the users of a device', () => {
  it('are asked about, and only the lines of the patient are read', async () => {
    const file = arrivingFile('09-two-users.csv');
    const open = await readThrough(file);
    expect(open.missing).toEqual(['csvImport.needUser']);
    expect(open.outlook.askUser).toEqual({ column: 'User', users: ['1', '2'] });
    const read = await readThrough(file, { user: '1' });
    expect(read.readings).toEqual([
      ...cuff,
      'bloodPressure 2026-11-17T05:51 162/93',
      'pulse 2026-11-17T05:51 70',
    ]);
    expect(read.findings).toEqual(['#3 User otherUser ×3']);
    expect((await readThrough(file, { user: null })).readings).toHaveLength(12);
  });

  it.each([
    ['Benutzer', ['1', '1'], null],
    ['Utilisateur', ['A', 'B'], ['A', 'B']],
    ['Utilizador', ['A', ''], ['A', '']],
    ['User ID', ['7', '8'], ['7', '8']],
    ['Profile', ['Guest', 'Me'], ['Guest', 'Me']],
    ['Name', ['Marie Dubois', 'Dubois, Marie'], ['Marie Dubois', 'Dubois, Marie']],
    ['Name', ['Marie Dubois', 'Marie Dubois'], null],
    ['Name', ['Dubois', 'Dubois'], null],
    ['Vorname', ['Pierre', 'Pierre'], ['Pierre']],
    ['Patient name', ['Pierre Dubois', 'Pierre Dubois'], ['Pierre Dubois']],
  ])('in %s: %j', async (head, cells, users) => {
    const text = [`Datum;Zeit;${head};Puls`, ...cells.map((cell) => `${day};${cell};70`)].join('\n');
    const read = await readThrough(csvFile(text));
    expect(read.outlook.askUser?.users ?? null).toEqual(users);
    expect(read.missing).toEqual(users === null ? [] : ['csvImport.needUser']);
  });
});
