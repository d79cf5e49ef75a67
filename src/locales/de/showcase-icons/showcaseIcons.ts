import type { showcaseIcons as en } from '../../en/showcase-icons/showcaseIcons';

export const showcaseIcons: Record<keyof typeof en, string> = {
  'showcase:/icons/reactfeather#purpose':
    'Ein Satz Symbole, Lucide, der Nachfolger von Feather, gezeichnet in der Farbe des Textes daneben.',
  'showcase:/icons/reactfeather#use':
    'Neben einem Wort, um es schneller wiederzufinden; dieselbe Sache hat überall dasselbe Symbol.',
  'showcase:/icons/reactfeather#avoid': 'Allein, wo ein Wort Platz hat, oder als Zierde, die nichts sagt.',
  'showcase:/icons/reactfeather#product': 'Die Symbole des Produkts',
  'showcase:/icons/reactfeather#set': 'Der ganze Satz',
  'showcase:/icons/reactfeather#search': 'Symbol suchen, z. B. heart',
  'showcase:/icons/reactfeather#size': 'Größe in Pixeln',
  'showcase:/icons/reactfeather#none': 'Kein Symbol heißt „{text}“.',
  'showcase:/icons/reactfeather#take': 'Import von {name} kopieren',
  'showcase:/icons/reactfeather#taken': 'Der Import von {name} wurde kopiert.',
  'showcase:/icons/reactfeather#named': 'Mit Wörtern, allein mit Namen und mit der Seite gedreht',
  'showcase:/icons/reactfeather#beside': 'Flüssigkeit',
  'showcase:/icons/reactfeather#alone': 'Abmelden',
  'showcase:/icons/reactfeather#onward': 'Weiter zur nächsten Person',
};
