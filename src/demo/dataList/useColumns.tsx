import Image from 'lucide-react/icons/image';
import { useMemo } from 'react';
import type { Product } from '@/shared/demonstration/products';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import type { Column } from '@/shared/ui/table/tableColumn';
import type { ProductTexts } from './productQuery';
import { OrderMark } from './words';

/** The columns of the list; the picture stands before them where it is shown. */
export function useColumns(texts: ProductTexts, hasPictures: boolean): readonly Column<Product>[] {
  const t = useT();
  const { number } = useFormats();
  return useMemo(() => {
    const picture: Column<Product> = {
      id: 'img',
      header: t('dataList.picture'),
      cell: ({ img, name }) =>
        img === '' ? (
          <span className="nd-thumb">
            <Icon of={Image} />
            <span className="visually-hidden">{t('lists.noPicture')}</span>
          </span>
        ) : (
          <img className="nd-thumb" src={img} alt={t('dataList.pictureOf', { name })} />
        ),
    };
    const columns: readonly Column<Product>[] = [
      { id: 'name', header: t('dataList.name'), sortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        id: 'category',
        header: t('dataList.category'),
        sortable: true,
        cell: (product) => texts(product).category,
      },
      {
        id: 'popularity',
        header: t('dataList.popularity'),
        sortable: true,
        cell: ({ name, popularity: { popValue, color } }) => (
          <span className={`nd-popularity nd-popularity-${color}`}>
            <ProgressBar
              label={t('dataList.popularityOf', { name })}
              value={popValue}
              valueText={number(popValue)}
            />
            <span aria-hidden="true">{number(popValue)}</span>
          </span>
        ),
      },
      {
        id: 'status',
        header: t('dataList.status'),
        sortable: true,
        cell: ({ order_status }) => <OrderMark status={order_status} />,
      },
      {
        id: 'price',
        header: t('dataList.price'),
        sortable: true,
        align: 'end',
        cell: (product) => texts(product).shownPrice,
      },
    ];
    return hasPictures ? [picture, ...columns] : columns;
  }, [t, number, texts, hasPictures]);
}
