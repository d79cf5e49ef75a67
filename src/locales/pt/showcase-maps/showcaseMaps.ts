import type { showcaseMaps as en } from '../../en/showcase-maps/showcaseMaps';

/** Words of pages of the showcase. */
export const showcaseMaps: Record<keyof typeof en, string> = {
  'showcase:/maps/leaflet#purpose':
    'Um mapa que se move e amplia, com locais, zonas e textos, desenhado pelo Leaflet.',
  'showcase:/maps/leaflet#use':
    'Quando o local importa: a que distância do centro se vive, por onde vai um transporte.',
  'showcase:/maps/leaflet#avoid':
    'Para uma só morada (bastam palavras e uma ligação) ou para comparar regiões: use barras.',
  'showcase:/maps/leaflet#events': 'Cliques no mapa',
  'showcase:/maps/leaflet#tips': 'Textos ao apontar',
  'showcase:/maps/leaflet#layers': 'Escolha de camadas',
  'showcase:/maps/leaflet#movable': 'Um local que se move',
  'showcase:/maps/leaflet#listed': 'Locais com uma lista',
  'showcase:/maps/leaflet#basicMap': 'Mapa com um centro',
  'showcase:/maps/leaflet#eventsMap': 'Mapa para clicar',
  'showcase:/maps/leaflet#tipsMap': 'Mapa com textos nas zonas',
  'showcase:/maps/leaflet#layersMap': 'Mapa com camadas',
  'showcase:/maps/leaflet#movedMap': 'Mapa com um local que se move',
  'showcase:/maps/leaflet#listedMap': 'Mapa com os locais da lista',
  'showcase:/maps/leaflet#iconsMap': 'Mapa com símbolos próprios',
  'showcase:/maps/leaflet#nearer': 'Ampliar',
  'showcase:/maps/leaflet#farther': 'Reduzir',
  'showcase:/maps/leaflet#back': 'Voltar ao início',
  'showcase:/maps/leaflet#centre': '{name}: centro de diálise com 24 lugares',
  'showcase:/maps/leaflet#click': 'Clique no mapa, ou mova-o com as setas e use o seu centro.',
  'showcase:/maps/leaflet#middle': 'Usar o centro do mapa',
  'showcase:/maps/leaflet#here': 'Está aqui',
  'showcase:/maps/leaflet#where':
    'Latitude {latitude, number, ::.0}, longitude {longitude, number, ::.0} em graus',
  'showcase:/maps/leaflet#pressed':
    'Zona de um centro, premida {count, plural, one {# vez} many {# de vezes} other {# vezes}}',
  'showcase:/maps/leaflet#dot': 'Uma casa com telemonitorização',
  'showcase:/maps/leaflet#pin': 'Armazém de material',
  'showcase:/maps/leaflet#pinTip': 'Material para quatro semanas',
  'showcase:/maps/leaflet#region': 'Visitas domiciliárias no sul: este texto segue o ponteiro',
  'showcase:/maps/leaflet#box': 'Sempre visível',
  'showcase:/maps/leaflet#ground': 'Fundo',
  'showcase:/maps/leaflet#above': 'Por cima',
  'showcase:/maps/leaflet#countries': 'Países',
  'showcase:/maps/leaflet#land': 'Só terra',
  'showcase:/maps/leaflet#centres': 'Centros',
  'showcase:/maps/leaflet#north': 'Transporte no leste',
  'showcase:/maps/leaflet#south': 'Visitas domiciliárias no sul',
  'showcase:/maps/leaflet#moveHint': 'Arraste o marcador, ou foque-o e use as setas.',
  'showcase:/maps/leaflet#van': 'Transporte, pode mover-se',
  'showcase:/maps/leaflet#clinic': '{name}: um centro de diálise',
  'showcase:/maps/leaflet#home': '{name}: diálise em casa',
  'showcase:/maps/leaflet#transport': '{name}: um posto de transportes',
};
