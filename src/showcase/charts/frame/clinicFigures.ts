import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import * as sample from './clinicSample';
import { atStops, parts, points } from './figureForms';

type Word = MessageId extends infer Id ? (Id extends `showcase.charts.${infer Name}` ? Name : never) : never;

/** The invented figures of the charts, in the language of the page. */
export function useClinicFigures() {
  const t = useT();
  const intl = useIntl();
  return useMemo(() => {
    const word = (name: Word) => t(`showcase.charts.${name}`);
    const words = (...names: Word[]) => names.map(word);
    const say = (value: number) => intl.formatNumber(value);
    const percent = (value: number) => intl.formatNumber(value / 100, { style: 'percent' });
    const dates = (count: number, of: (place: number) => number, style: Intl.DateTimeFormatOptions) =>
      Array.from({ length: count }, (_, place) => intl.formatDate(of(place), { ...style, timeZone: 'UTC' }));
    const months = dates(12, (place) => Date.UTC(2026, place, 1), { month: 'short' });
    const days = dates(14, (place) => Date.UTC(2026, 2, 2 + place), { day: 'numeric', month: 'short' });
    const weekdays = dates(7, (place) => Date.UTC(2026, 2, 2 + place), { weekday: 'short' });
    const teams = words('north', 'south', 'east', 'west');
    const measures = words('systolic', 'diastolic', 'pulse', 'weight', 'drunk').concat(
      words('urine', 'temperature', 'fatigue', 'mood'),
    );
    const month = word('month');
    const day = word('day');
    const half = months.slice(0, 6);
    return {
      pressure: atStops(
        { title: word('pressureTitle'), head: month, stops: months, names: words('home', 'centre') },
        sample.pressures,
        say,
      ),
      fluid: atStops(
        { title: word('fluidTitle'), head: day, stops: days, names: words('drunk', 'urine') },
        sample.fluids,
        say,
      ),
      alerts: atStops(
        {
          title: word('alertsTitle'),
          head: month,
          stops: half,
          names: words('raised', 'accepted', 'closed'),
        },
        sample.alerts,
        say,
      ),
      appointments: atStops(
        {
          title: word('appointmentsTitle'),
          head: day,
          stops: weekdays.slice(0, 5),
          names: words('appointments'),
        },
        sample.appointments,
        say,
      ),
      work: atStops(
        {
          title: word('workTitle'),
          head: month,
          stops: half,
          names: words('sessions', 'appointments', 'alerts'),
        },
        sample.work,
        say,
      ),
      sessions: {
        ...atStops(
          {
            title: word('sessionsTitle'),
            head: word('session'),
            stops: sample.sessions.map((_, place) => say(place + 1)),
            names: words('before', 'after', 'lowest', 'highest'),
          },
          [0, 1, 2, 3].map((which) => sample.sessions.map((session) => session[which] ?? 0)),
          say,
        ),
        keys: words('rising', 'falling'),
      },
      patients: points(
        {
          title: word('patientsTitle'),
          head: word('team'),
          names: teams,
          axes: words('age', 'gain', 'medicines'),
        },
        sample.patients,
        say,
      ),
      gains: points(
        {
          title: word('gainsTitle'),
          head: word('therapy'),
          names: words('haemo', 'peritoneal', 'transplant'),
          axes: words('drunkDaily', 'gain'),
        },
        sample.gains,
        say,
      ),
      arrivals: {
        ...atStops(
          { title: word('arrivalsTitle'), head: day, stops: weekdays, names: measures },
          sample.arrivals,
          say,
        ),
        keys: [],
      },
      arrivalsOfFive: atStops(
        { title: word('arrivalsTitle'), head: day, stops: weekdays, names: measures.slice(0, 5) },
        sample.arrivals,
        say,
      ),
      teams: parts(
        { title: word('teamsTitle'), head: word('team'), stops: teams, name: word('patients') },
        sample.teamSizes,
        say,
      ),
      therapies: parts(
        {
          title: word('therapiesTitle'),
          head: word('therapy'),
          stops: words('haemo', 'peritoneal', 'transplant', 'conservative'),
          name: word('patients'),
        },
        sample.therapySizes,
        say,
      ),
      arrived: parts(
        {
          title: word('arrivedTitle'),
          head: word('measure'),
          stops: words('pressure', 'weight', 'drunk', 'mood'),
          name: word('share'),
        },
        sample.arrived,
        percent,
      ),
      quality: atStops(
        {
          title: word('qualityTitle'),
          head: word('area'),
          stops: words('pressure', 'weight', 'drunk', 'medicine', 'sleep', 'mood'),
          names: words('lastMonth', 'thisMonth'),
        },
        sample.quality,
        say,
      ),
    };
  }, [t, intl]);
}
