import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { AddressBook } from './agGrid/addressBook';
import book from './agGrid/addressBook.tsx?raw';
import source from './agGrid.tsx?raw';

export default function AgGridPage() {
  return (
    <Showcase address="/tables/agGrid" source={source}>
      <Example title="showcase:/tables/agGrid#contacts" of={{ AddressBook }} source={book} />
    </Showcase>
  );
}
