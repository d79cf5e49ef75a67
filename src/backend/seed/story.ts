/**
 * The events of each of the 48 sample patients. Alerts are not written: the rules raise them from these readings.
 *
 * | story             | patients | what the data show at `now`                             | expected                |
 * |-------------------|----------|---------------------------------------------------------|-------------------------|
 * | severeSystolic    | 1 CKD    | 192/108, measured again ten minutes later as 194/106    | critical, confirmed     |
 * | severeDiastolic   | 1 TX     | 176/114 three hours ago                                 | critical                |
 * | severeDialysis    | 1 HD     | 204/102 five hours ago                                  | critical                |
 * | veryLowPressure   | 1 HD 1 HF| systolic below 90 some hours ago                        | high                    |
 * | fluidOver         | 1 HD 1 HF| 140 % of the limit for six days; of HF the weight too   | high                    |
 * | lowPressure       | 1 HF     | 96/58 four hours ago                                    | medium                  |
 * | meanHigh          | CKD TX PREV | home mean about 145/90                               | medium                  |
 * | meanHighDialysis  | 1 PD     | home mean about 152 systolic                            | medium                  |
 * | fluidUnder        | 2 STONE  | 55 % of the minimum for six days                        | medium                  |
 * | silent4, 5, 6, 9  | CKD STONE TX HD PREV | nothing sent for 4, 5, 6, 9 days (4: twice) | no data                 |
 * | worsening         | 1 CKD 1 HF | home mean up by 18 mmHg within days, below 135        | worsening, no alert     |
 * | travelling        | 1 PD     | programme paused, nothing sent for twelve days          | paused, no alert        |
 * | newlyEnrolled     | 1 TX     | enrolled four days ago, nothing before                  | stable                  |
 * | stable            | 25       | within every limit, sending until now                   | stable, no alert        |
 *
 * When all of it is stored, `afterSeed` lets the staff act: the mean of the TX patient is acknowledged with a comment,
 * that of the PREV patient resolved. The second severe pressure comes then too, so that it is counted on the alert.
 */
export interface Story {
  /** Usual home pressure in mmHg, where it differs from that of the category. */
  pressure?: readonly [systolic: number, diastolic: number];
  /** By how many mmHg systolic the last days lie above the weeks before. */
  riseMmHg?: number;
  /** Share of the fluid limit drunk per day during the last six days. */
  fluidShare?: number;
  /** The newest pressure, and another one that comes after everything else is stored. */
  fresh?: FreshPressure;
  repeated?: FreshPressure;
  /** Nothing was sent during this many times 24 h before `now`. */
  silentDays?: number;
  /** Enrolled this many days ago. */
  enrolledDays?: number;
  paused?: boolean;
}

export interface FreshPressure {
  /** Before `now`. */
  minutesAgo: number;
  systolic: number;
  diastolic: number;
}

const storyTable = {
  stable: {},
  severeSystolic: {
    fresh: { minutesAgo: 95, systolic: 192, diastolic: 108 },
    repeated: { minutesAgo: 85, systolic: 194, diastolic: 106 },
  },
  severeDiastolic: { fresh: { minutesAgo: 180, systolic: 176, diastolic: 114 } },
  severeDialysis: { fresh: { minutesAgo: 300, systolic: 204, diastolic: 102 } },
  veryLowPressure: { pressure: [112, 68], fresh: { minutesAgo: 210, systolic: 84, diastolic: 51 } },
  lowPressure: { pressure: [112, 68], fresh: { minutesAgo: 240, systolic: 96, diastolic: 58 } },
  fluidOver: { fluidShare: 1.4 },
  fluidUnder: { fluidShare: 0.55 },
  meanHigh: { pressure: [145, 90] },
  meanHighDialysis: { pressure: [152, 86] },
  silent4: { silentDays: 4 },
  silent5: { silentDays: 5 },
  silent6: { silentDays: 6 },
  silent9: { silentDays: 9 },
  worsening: { pressure: [110, 68], riseMmHg: 18 },
  travelling: { silentDays: 12, paused: true },
  newlyEnrolled: { enrolledDays: 4 },
} as const satisfies Record<string, Story>;

export type StoryName = keyof typeof storyTable;
export const stories: Readonly<Record<StoryName, Story>> = storyTable;
