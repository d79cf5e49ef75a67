import ArrowRight from 'lucide-react/icons/arrow-right';
import Droplets from 'lucide-react/icons/droplets';
import LogOut from 'lucide-react/icons/log-out';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ProductIcons, WholeSet } from './reactfeather/iconGrid';
import grid from './reactfeather/iconGrid.tsx?raw';
import source from './reactfeather.tsx?raw';

function Sizes() {
  return (
    <p className="nd-icon-line">
      {[14, 16, 18, 20, 24, 32].map((size) => (
        <span key={size}>
          <Icon of={Droplets} size={size} /> <code>{size}</code>
        </span>
      ))}
    </p>
  );
}

function Colours() {
  return (
    <p className="nd-icon-line">
      {['primary', 'success', 'warning', 'danger'].map((tone) => (
        <span key={tone} className={`text-${tone}`}>
          <Icon of={TriangleAlert} /> {tone}
        </span>
      ))}
    </p>
  );
}

/** With words beside it an icon is decoration; alone it needs a name. One that points along the line turns with it. */
function Named() {
  const t = useT();
  return (
    <p className="nd-icon-line">
      <span>
        <Icon of={Droplets} /> <T id="showcase:/icons/reactfeather#beside" />
      </span>
      <Icon of={LogOut} label={t('showcase:/icons/reactfeather#alone')} />
      <span>
        <T id="showcase:/icons/reactfeather#onward" /> <Icon of={ArrowRight} directional />
      </span>
    </p>
  );
}

export default function IconsPage() {
  return (
    <Showcase address="/icons/reactfeather" source={source}>
      <Example title="showcase:/icons/reactfeather#product" of={{ ProductIcons }} source={grid} />
      <Example title="showcase:/icons/reactfeather#named" of={{ Named }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/icons/reactfeather#set" of={{ WholeSet }} source={grid} />
    </Showcase>
  );
}
