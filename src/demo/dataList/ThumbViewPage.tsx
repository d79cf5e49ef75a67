import { ProductDesk } from './ProductDesk';

/** The data list of the demonstration with the pictures of what it lists (specification 2.7, 3.5). */
export default function ThumbViewPage() {
  return <ProductDesk hasPictures />;
}
