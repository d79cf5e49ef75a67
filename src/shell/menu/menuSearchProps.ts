import type { MenuNode } from '@/shared/navigation/types';

export interface MenuSearchProps {
  menu: readonly MenuNode[];
  suggestionLimit?: number | undefined;
  onChoose: (id: string) => void;
}
