import type { LucideIcon } from 'lucide-react';
import Circle from 'lucide-react/icons/circle';
import Diamond from 'lucide-react/icons/diamond';
import Droplet from 'lucide-react/icons/droplet';
import Heart from 'lucide-react/icons/heart';
import Leaf from 'lucide-react/icons/leaf';
import Square from 'lucide-react/icons/square';
import Star from 'lucide-react/icons/star';
import Triangle from 'lucide-react/icons/triangle';
import type { CategoryColour, CategoryIcon } from '@/domain/category/userCategory';
import { Icon } from '../Icon';
import './categoryMark.css';
import { totalTable } from '@/domain/totalTable';

const drawings: Record<CategoryIcon, LucideIcon> = totalTable(
  {
    circle: Circle,
    square: Square,
    triangle: Triangle,
    diamond: Diamond,
    drop: Droplet,
    heart: Heart,
    leaf: Leaf,
    star: Star,
  },
  () => Circle,
);

/** A user category as shape, colour and word: each of them tells it from the others. */
export function CategoryMark({
  name,
  colour = 'grey',
  icon = 'circle',
}: {
  name: string;
  colour?: CategoryColour | undefined;
  icon?: CategoryIcon | undefined;
}) {
  return (
    <span className="nd-category">
      <Icon of={drawings[icon]} size={16} className={`nd-category-${colour}`} />
      <bdi>{name}</bdi>
    </span>
  );
}
