import { Card, CardBody } from 'reactstrap';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { Radar, Shares } from './boardParts';
import '../basic/cards.css';
import { ChartJs } from '../../charts/frame/ChartJs';
import { parts } from '../../charts/frame/figureForms';

/** Three quarters of a circle, open below. */
function Gauge() {
  const t = useT();
  const { number } = useFormats();
  const values = [135, 28];
  const stops = [t('showcase:/cards/analytics#closed'), t('showcase:/cards/analytics#open')];
  const title = t('showcase:/cards/analytics#alerts');
  const figure = parts(
    { title, head: t('showcase:/cards/analytics#state'), stops, name: title },
    values,
    number,
  );
  return (
    <ChartJs
      type="doughnut"
      figure={figure}
      data={({ series }) => ({
        labels: stops,
        datasets: [{ data: values, backgroundColor: series, borderWidth: 0 }],
      })}
      options={() => ({ rotation: -135, circumference: 270, cutout: '78%' })}
    />
  );
}

/** One ring for each part, of the whole. */
function Rings() {
  const t = useT();
  const { number } = useFormats();
  const values = [204, 31, 9];
  const whole = values.reduce((sum, value) => sum + value, 0);
  const stops = (['kept', 'moved', 'missed'] as const).map((name) => t(`showcase:/cards/analytics#${name}`));
  const title = t('showcase:/cards/analytics#visits');
  const figure = parts(
    { title, head: t('showcase:/cards/analytics#state'), stops, name: title },
    values,
    number,
  );
  return (
    <ChartJs
      type="doughnut"
      figure={figure}
      data={({ series, grid, surface }) => ({
        labels: stops,
        datasets: values.map((value, place) => ({
          label: stops[place] ?? '',
          data: [value, whole - value],
          backgroundColor: [series[place] ?? '', grid],
          borderColor: surface,
          borderWidth: 3,
        })),
      })}
      options={() => ({ cutout: '45%', plugins: { tooltip: { enabled: false } } })}
    />
  );
}

function Rounds() {
  return (
    <div className="nd-cards">
      {[Gauge, Rings, Radar].map((Drawing, place) => (
        <Card key={place}>
          <CardBody>
            <Drawing />
          </CardBody>
        </Card>
      ))}
      {[true, false].map((isRing) => (
        <Card key={String(isRing)}>
          <CardBody>
            <Shares isRing={isRing} />
          </CardBody>
        </Card>
      ))}
    </div>
  );
}

export { Rounds };
