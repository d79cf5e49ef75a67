import { ProductListView } from './ProductListView';

/** The data list of the demonstration as a plain table (specification 2.7, 3.5). */
export default function ListViewPage() {
  return <ProductListView hasPictures={false} />;
}
