import ChevronRight from 'lucide-react/icons/chevron-right';
import Droplets from 'lucide-react/icons/droplets';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { toLocale } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { InLanguage, LanguageChoice } from './otherLanguage';

/** A part of the page in a language of its own. The language of everything is chosen on one’s profile. */
function Sample() {
  const t = useT();
  const [locale, setLocale] = useState(toLocale(useIntl().locale));
  return (
    <>
      <LanguageChoice label={t('showcase:/extensions/i18n#choose')} value={locale} onChange={setLocale} />
      <div className="nd-language-card">
        <InLanguage locale={locale}>
          <h3 className="h6">
            <T id="showcase:/extensions/i18n#greeting" />
          </h3>
          <p>
            <T id="showcase:/extensions/i18n#paragraph" />
          </p>
        </InLanguage>
      </div>
      <Link to="/user/profile">
        <T id="showcase:/extensions/i18n#everything" />
      </Link>
    </>
  );
}

/** Every sentence has the forms of its own language: one, many, other. */
function Plurals() {
  const t = useT();
  const { number } = useFormats();
  const [locale, setLocale] = useState(toLocale(useIntl().locale));
  const [count, setCount] = useState(1);
  return (
    <>
      <LanguageChoice label={t('showcase:/extensions/i18n#choose')} value={locale} onChange={setLocale} />
      <div className="nd-language-card" role="status">
        <InLanguage locale={locale}>
          <p>
            <T id="showcase:/extensions/i18n#sessions" values={{ count }} />
          </p>
        </InLanguage>
      </div>
      {[0, 1, 2, 12, 1_000_000].map((one) => (
        <Button
          key={one}
          outline
          active={one === count}
          aria-pressed={one === count}
          className="me-2 mb-2"
          onClick={() => setCount(one)}
        >
          {number(one)}
        </Button>
      ))}
    </>
  );
}

/** What is laid out by start and end follows the direction of what it stands in. Arrows that mean “on” turn with it. */
function Direction() {
  const t = useT();
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const options = (['ltr', 'rtl'] as const).map((value) => ({
    value,
    label: t(`showcase:/extensions/i18n#${value}`),
  }));
  return (
    <>
      <Segmented
        label={t('showcase:/extensions/i18n#direction')}
        options={options}
        value={direction}
        onChange={setDirection}
      />
      <div dir={direction} className="nd-direction-card mt-3">
        <Icon of={Droplets} />
        <span>
          <T id="showcase:/extensions/i18n#greeting" />
        </span>
        <Icon of={ChevronRight} className="nd-direction-arrow" />
      </div>
    </>
  );
}

export { Direction, Plurals, Sample };
