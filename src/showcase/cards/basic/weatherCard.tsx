import CloudRain from 'lucide-react/icons/cloud-rain';
import { Card, CardImgOverlay } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import './cards.css';

/** Words over a picture stay readable where the picture is a colour of the product. */
function Overlay() {
  const t = useT();
  return (
    <div className="nd-cards">
      <Card className="nd-card-weather">
        <CardImgOverlay>
          <h3 className="h6">
            <T id="showcase:/cards/basic#weather" />
          </h3>
          <p className="nd-card-large">
            <Icon of={CloudRain} size={32} label={t('showcase:/cards/basic#rain')} />{' '}
            <T id="showcase:/cards/basic#degrees" />
          </p>
          <p className="mb-0">
            <T id="showcase:/cards/basic#walk" />
          </p>
        </CardImgOverlay>
      </Card>
    </div>
  );
}

export { Overlay };
