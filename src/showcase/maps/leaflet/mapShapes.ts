import { circle, circleMarker, polygon, rectangle, type Path } from 'leaflet';

const look = { className: 'nd-map-shape' };

/** What is drawn on the maps of the showcase. */
export const round = (): Path => circle([48.2, 2.4], { ...look, radius: 160_000 });
export const dot = (): Path => circleMarker([50.4, 9.1], { ...look, radius: 12 });
export const region = (): Path =>
  polygon(
    [
      [43.5, -8],
      [43.2, -2],
      [40.5, -1],
      [38, -4],
      [39, -8.5],
    ],
    look,
  );
export const box = (): Path =>
  rectangle(
    [
      [45, 8],
      [42, 14],
    ],
    look,
  );
