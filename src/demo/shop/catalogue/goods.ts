import type { Category } from './product';

/** Name, price in whole cents and description, six of each category: all invented. */
type Goods = readonly [name: string, price: number, description: string];

export const goods: Record<Category, readonly Goods[]> = {
  audio: [
    ['Hearth Desk Speaker', 8900, 'Warm sound for one room, with a dial that turns without looking.'],
    ['Quiet Hour Headphones', 14950, 'Closed headphones with soft pads, light enough for a whole afternoon.'],
    ['Windowsill Radio', 5490, 'Three stations on three buttons, and a battery that lasts a month.'],
    ['Walnut Record Player', 32900, 'A belt drive in a wooden case. The lid stays open by itself.'],
    ['Pocket Recorder', 7250, 'Records a lecture with one press and finds its beginning again.'],
    ['Ear Buds in a Tin', 2990, 'Two buds, three sizes of tips, and a tin that closes with a click.'],
  ],
  computers: [
    ['Slate Writing Laptop', 84900, 'A matt screen, a deep keyboard and nothing that blinks.'],
    ['Silent Keyboard', 6490, 'Soft keys with a short way. Nobody hears the second letter.'],
    ['Notebook Stand', 3790, 'Lifts the screen to the height of the eyes and folds flat.'],
    ['Round Mouse', 2450, 'Fits a left hand as well as a right one.'],
    ['Wide Study Monitor', 45900, 'Two pages side by side, in colours that do not tire.'],
    ['Little Backup Drive', 11900, 'As large as a bar of soap, and it remembers everything.'],
  ],
  kitchen: [
    ['Copper Whistle Kettle', 4590, 'Sings in two voices when the water boils.'],
    ['Stone Mortar', 3450, 'Heavy enough to stay where it stands.'],
    ['Morning Bread Knife', 2850, 'Cuts a crust without crumbs, on most days.'],
    ['Six Glass Tumblers', 1990, 'Made to be stacked, and thick at the bottom.'],
    ['Enamel Stew Pot', 12900, 'From the stove to the oven to the table.'],
    ['Wooden Spoon', 690, 'Beech, oiled by hand, with a flat edge for corners.'],
  ],
  lighting: [
    ['Paper Moon Lamp', 4290, 'A round paper shade that softens any bulb.'],
    ['Clamp Reading Light', 3190, 'Holds on to a shelf and looks where it is told.'],
    ['Stair Night Light', 990, 'Wakes up when somebody passes and goes back to sleep.'],
    ['Brass Desk Lamp', 15900, 'An arm with two joints that stay where they are put.'],
    ['String of Lanterns', 2690, 'Ten small lanterns for a balcony or a long table.'],
    ['Workshop Spotlight', 6890, 'Bright, cool, and easy to carry by its handle.'],
  ],
  furniture: [
    ['Oak Writing Desk', 62900, 'A plain top, one drawer, and room for long legs.'],
    ['Reading Armchair', 54900, 'High sides against draughts and a broad arm for a cup.'],
    ['Folding Stool', 3990, 'Stands in three seconds and hangs on a hook.'],
    ['Ladder Bookcase', 18900, 'Five shelves that grow narrower to the top.'],
    ['Coat Tree', 9450, 'Eight arms of ash wood on a heavy foot.'],
    ['Wool Rug', 23900, 'Woven in stripes, and the same on both sides.'],
  ],
  fitness: [
    ['Folding Mat', 2890, 'Folds in four and does not slip on wooden floors.'],
    ['Resistance Bands', 1950, 'Three strengths, told apart by their width.'],
    ['Cast Iron Bell', 4690, 'Eight kilograms with a wide grip.'],
    ['Balance Board', 7990, 'A round board that teaches ankles to think.'],
    ['Skipping Rope', 890, 'A rope of the right weight with handles that turn.'],
    ['Quiet Rowing Machine', 72900, 'Moves on water, and folds up against the wall.'],
  ],
  garden: [
    ['Long Spout Can', 3290, 'Reaches the pots at the back of the shelf.'],
    ['Hand Trowel', 1490, 'One piece of steel with a mark for each depth.'],
    ['Potting Bench', 16900, 'A zinc top, a shelf below, and a hook for gloves.'],
    ['Bag of Bulbs', 750, 'Twenty bulbs that flower one after the other.'],
    ['Bird Table', 5950, 'A roof, a rim and a pole in three parts.'],
    ['Cold Frame', 11250, 'Glass that opens by itself when it gets warm.'],
  ],
  travel: [
    ['Weekend Bag', 13900, 'Canvas with a flat bottom and a pocket for shoes.'],
    ['Rain Cape', 5890, 'Covers a rucksack too, and packs into its own hood.'],
    ['Steel Flask', 2790, 'Hot for a morning and cold for a day.'],
    ['Cabin Suitcase', 18450, 'Four quiet wheels and a handle that does not rattle.'],
    ['Neck Pillow', 2250, 'Filled with millet, so that it takes any shape.'],
    ['Luggage Label', 550, 'Leather, with a window for a name.'],
  ],
  stationery: [
    ['Dotted Notebook', 1290, 'Lies flat on every page and numbers them.'],
    ['Fountain Pen', 4890, 'A fine nib, a glass window and no cartridge.'],
    ['Box of Pencils', 950, 'Twelve pencils from soft to hard.'],
    ['Desk Calendar', 1650, 'One sheet a month, with room for a line a day.'],
    ['Letter Set', 1850, 'Twenty sheets and as many envelopes of laid paper.'],
    ['Brass Ruler', 1150, 'Thirty centimetres that will not wear off.'],
  ],
};
