import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Terms } from '@/domain/settings/setting';
import { textIn } from '@/domain/settings/terms';
import { toLocale } from '@/locales';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Segmented } from '@/shared/ui/Segmented';
import { Paragraphs } from './Paragraphs';
import { useClinicProfile } from './useHouse';

/** The text as patients are shown it, in each language that it was written in. */
export function TermsText({ terms, onClose }: { terms: Terms; onClose: () => void }) {
  const t = useT();
  const own = toLocale(useIntl().locale);
  const house = useClinicProfile();
  const written = languages.filter(([code]) => terms.texts[code]?.trim());
  const [language, setLanguage] = useState(textIn(terms.texts, own, house.language)?.language ?? own);
  return (
    <Dialog
      isOpen
      size="lg"
      title={
        terms.status === 'published' ? (
          <T id="settings.termsNumber" values={{ number: terms.number }} />
        ) : (
          <T id="settings.draft" />
        )
      }
      onClose={onClose}
    >
      <Segmented
        label={t('settings.textLanguage')}
        options={written.map(([value, label]) => ({ value, label: <span lang={value}>{label}</span> }))}
        value={language}
        onChange={setLanguage}
      />
      <div className="mt-3">
        <Paragraphs text={terms.texts[language]} lang={language} />
      </div>
    </Dialog>
  );
}
