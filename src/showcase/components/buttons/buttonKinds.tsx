import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonGroup } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { SampleActions } from './sampleActions';
import { usePressed } from './pressed';

const periods = ['daily', 'weekly', 'monthly'] as const;

/** One choice of a few is no group of buttons but radio buttons that look like one: the product's `Segmented`. */
function Groups() {
  const t = useT();
  const [said, press] = usePressed();
  const [period, setPeriod] = useState<(typeof periods)[number]>('weekly');
  const buttons = periods.map((name) => (
    <Button key={name} color="primary" outline onClick={() => press(t(`telemonitoring.${name}`))}>
      <T id={`telemonitoring.${name}`} />
    </Button>
  ));
  return (
    <div className="nd-button-row align-items-start gap-4">
      <Segmented
        label={t('telemonitoring.period')}
        value={period}
        onChange={setPeriod}
        options={periods.map((value) => ({ value, label: <T id={`telemonitoring.${value}`} /> }))}
      />
      <ButtonGroup aria-label={t('showcase.horizontal')}>{buttons}</ButtonGroup>
      <ButtonGroup vertical aria-label={t('showcase.vertical')}>
        {buttons}
      </ButtonGroup>
      {said}
    </div>
  );
}

/** What leads somewhere is a link, what sends a form is its submit button; all of them may look the same. */
function Tags() {
  const t = useT();
  const [said, press] = usePressed();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        press(t('showcase:/components/buttons#send'));
      }}
    >
      <div className="nd-button-row">
        <input
          className="form-control w-auto"
          aria-label={t('showcase:/components/buttons#note')}
          autoComplete="off"
        />
        <Button color="primary" onClick={() => press(t('showcase:/components/buttons#button'))}>
          <T id="showcase:/components/buttons#button" />
        </Button>
        <Button tag={Link} to="/alerts" color="primary" outline>
          <T id="showcase:/components/buttons#link" /> <Icon of={ArrowRight} directional />
        </Button>
        <input type="submit" className="btn btn-success" value={t('showcase:/components/buttons#send')} />
        <input
          type="reset"
          className="btn btn-outline-secondary"
          value={t('showcase:/components/buttons#reset')}
        />
      </div>
      {said}
    </form>
  );
}

/** With words the drawing is decoration; alone it carries the name. */
function Icons() {
  return (
    <>
      <SampleActions first={3}>
        {({ color, icon, words, press }) => (
          <Button color={color} onClick={press}>
            <Icon of={icon} /> {words}
          </Button>
        )}
      </SampleActions>
      <SampleActions>
        {({ color, icon, words, press }) => (
          <Button color={color} outline className="btn-icon rounded-circle" title={words} onClick={press}>
            <Icon of={icon} label={words} />
          </Button>
        )}
      </SampleActions>
    </>
  );
}

export { Groups, Icons, Tags };
