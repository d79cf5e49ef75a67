import { languages as order } from '@/shared/i18n/languages';
import { useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { useBuilderContext } from './builderContext';
import type { Texts } from './questionnaireForm';

/** In which language texts are written; what is missing in one is marked. All texts of the page follow. */
export function LanguageTabs({ texts }: { texts: readonly Texts[] }) {
  const t = useT();
  const { language, setLanguage } = useBuilderContext();
  const isMissing = (code: (typeof order)[number][0]) => texts.some((one) => !one[code]?.trim());
  return (
    <div className="mb-2">
      <Segmented
        label={t('questionerBuilder.writeIn')}
        value={language}
        onChange={setLanguage}
        options={order.map(([code, name]) => ({
          value: code,
          label: (
            <>
              <span className="d-none d-sm-inline">{name}</span>
              <span className="d-sm-none">{code.toUpperCase()}</span>
              {isMissing(code) && (
                <span className="ms-1" title={t('questionerBuilder.missing')}>
                  <span aria-hidden="true">○</span>
                  <span className="visually-hidden">{t('questionerBuilder.missing')}</span>
                </span>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}
