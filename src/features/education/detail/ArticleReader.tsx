import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Article, ArticleBody } from '@/domain/education/article';
import { isSafeAddress } from '@/domain/education/document';
import { languagesOf, readingMinutes, textIn } from '@/domain/education/reading';
import type { Language } from '@/domain/text';
import { downloadBlob } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { languageNames } from '@/shared/i18n/languages';
import { DocumentView } from './DocumentView';
import { TrustCard } from './TrustCard';
import '../education.css';

/** The file as it was attached. */
function pdfOf(data: string): Blob {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

function Sources({ sources }: Pick<ArticleBody, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section>
      <h2 className="h6">
        <T id="education.sources" />
      </h2>
      <ul className="mb-0">
        {sources.map(({ label, url }, place) => (
          <li key={place}>
            {url && isSafeAddress(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A post as patients read it, in the language chosen or the nearest there is, with who stands for it.
 * @param body the revision that is read
 * @param wanted the language to begin with
 */
export function ArticleReader({
  article,
  body,
  wanted,
}: {
  article: Article;
  body: ArticleBody;
  wanted: Language;
}) {
  const t = useT();
  const [chosen, setChosen] = useState<Language | null>(null);
  const shown = textIn(body, chosen ?? wanted);
  const written = languagesOf(body);
  const { attachment } = body;
  if (!shown) return <p className="text-body-secondary">{t('education.nothingWritten')}</p>;
  const { text, language, isFallback } = shown;
  return (
    <div className="nd-reader">
      {written.length > 1 && (
        <Segmented
          label={t('education.language')}
          options={written.map((one) => ({
            value: one,
            label: <span lang={one}>{languageNames[one]}</span>,
          }))}
          value={language}
          onChange={setChosen}
        />
      )}
      {isFallback && (
        <p className="alert alert-info mb-0">
          <T
            id="education.fallback"
            values={{ wanted: languageNames[chosen ?? wanted], shown: languageNames[language] }}
          />
        </p>
      )}
      <TrustCard article={article} body={body} language={language} minutes={readingMinutes(text.body)} />
      <article lang={language} className="nd-reader-text" dir="ltr">
        <h2 className="h2">{text.title}</h2>
        {text.summary !== '' && <p className="fs-5">{text.summary}</p>}
        <DocumentView document={text.body} />
      </article>
      <Sources sources={body.sources} />
      {attachment && (
        <button
          type="button"
          className="btn btn-outline-primary align-self-start d-print-none"
          onClick={() => downloadBlob(attachment.name, pdfOf(attachment.data))}
        >
          <Icon of={Download} /> <T id="education.download" values={{ name: <bdi>{attachment.name}</bdi> }} />
        </button>
      )}
    </div>
  );
}
