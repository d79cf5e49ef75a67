import type { GeoJsonObject } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json';

const topology = world as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** The outlines of all countries, and of the land alone. */
export const countries: GeoJsonObject = feature(topology, topology.objects.countries);
export const land: GeoJsonObject = feature(topology, topology.objects.land);
