export const house = {
  'house.links': 'Ligações da instituição',
  'house.opensNew': '(abre num novo separador)',
  'house.banner': 'Mensagem da instituição',
};
