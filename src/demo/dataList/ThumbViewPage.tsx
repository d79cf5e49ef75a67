import { ProductListView } from './ProductListView';

/** The data list of the demonstration with the pictures of what it lists (specification 2.7, 3.5). */
export default function ThumbViewPage() {
  return <ProductListView hasPictures />;
}
