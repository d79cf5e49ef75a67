import type { ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import type { ShowcaseAddress } from '@/shared/navigation/showcaseAddresses';
import { PageHeader } from '@/shared/ui/PageHeader';
import './showcase.css';
import { Neighbours } from './Neighbours';
import { SourceText } from './source';

/** The pages that say what they are for; their messages are named after their address. */
export type DescribedAddress = ShowcaseAddress &
  (MessageId extends infer Id ? (Id extends `showcase:${infer Address}#purpose` ? Address : never) : never);

/**
 * A page of the showcase: what the thing is for, when to use it and when not, its examples, and the way to the next page.
 * @param source text of the page's own file, `import source from './<page>.tsx?raw'`
 */
export function Showcase({
  address,
  source,
  children,
}: {
  address: DescribedAddress;
  source: string;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <>
      <PageHeader title={t(`showcase:${address}`)} lead={<T id={`showcase:${address}#purpose`} />} />
      <dl className="nd-showcase-advice">
        <div>
          <dt>
            <T id="showcase.use" />
          </dt>
          <dd>
            <T id={`showcase:${address}#use`} />
          </dd>
        </div>
        <div>
          <dt>
            <T id="showcase.avoid" />
          </dt>
          <dd>
            <T id={`showcase:${address}#avoid`} />
          </dd>
        </div>
      </dl>
      <SourceText value={source}>
        <div className="nd-examples">{children}</div>
      </SourceText>
      <Neighbours of={address} />
    </>
  );
}
