import ClipboardList from 'lucide-react/icons/clipboard-list';
import Droplets from 'lucide-react/icons/droplets';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Wizard } from './wizard/Wizard';
import { Validated } from './wizard/wizards';
import validated from './wizard/wizards.tsx?raw';
import source from './wizard.tsx?raw';
import './elements/looks/inputLooks.css';

const rounds = [
  { name: 'weight', title: 'common.weight', icon: Scale, unit: 'kg' },
  { name: 'fluid', title: 'patient.fluid', icon: Droplets, unit: 'mL' },
  { name: 'note', title: 'alerts.note', icon: ClipboardList, unit: '' },
] as const satisfies readonly { name: string; title: MessageId; icon: typeof Scale; unit: string }[];

/** Every step is open at any time, and nothing typed is lost on the way. */
function Round({ withIcons = false }: { withIcons?: boolean }) {
  const t = useT();
  const [entered, setEntered] = useState<Partial<Record<string, string>>>({});
  const [sent, setSent] = useState<string | null>(null);
  const steps = rounds.map(({ name, title, icon, unit }) => ({
    name,
    title: t(title),
    ...(withIcons && { icon }),
    body: (
      <Field key={name} label={t(title)} hint={unit}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            autoComplete="off"
            value={entered[name] ?? ''}
            onChange={({ target }) => setEntered({ ...entered, [name]: target.value })}
          />
        )}
      </Field>
    ),
  }));
  const finish = () => {
    setSent(rounds.map(({ name, unit }) => `${entered[name] ?? '–'} ${unit}`.trim()).join(', '));
    setEntered({});
  };
  return (
    <>
      <Wizard
        label={t(withIcons ? 'showcase.icons' : 'showcase:/forms/wizard#numbered')}
        steps={steps}
        onFinish={finish}
      />
      <p className="mt-3" role="status">
        {sent !== null && <T id="showcase:/forms/wizard#finished" values={{ values: sent }} />}
      </p>
    </>
  );
}

function WithIcons() {
  return <Round withIcons />;
}

export default function WizardPage() {
  return (
    <Showcase address="/forms/wizard" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase:/forms/wizard#numbered" of={{ Round }} />
        <Example title="showcase.icons" of={{ WithIcons }} />
        <Example title="showcase:/forms/wizard#validated" source={validated} of={{ Validated }} />
      </div>
    </Showcase>
  );
}
