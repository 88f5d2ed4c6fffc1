import { geoJSON, tileLayer, type Map, type Renderer } from 'leaflet'

/** What lies under a map: pictures from the address of an administrator, else the outlines of land that came with the product. */
export async function layUnder(
  map: Map,
  {
    tiles,
    colorOf,
    renderer,
    isOpen,
  }: { tiles: string; colorOf: (name: string) => string; renderer: Renderer; isOpen: () => boolean },
): Promise<void> {
  if (tiles !== '') return void tileLayer(tiles, { noWrap: true, maxZoom: 17 }).addTo(map)
  const { land } = await import('./land-outlines.ts')
  const look = { fillColor: colorOf('--map-land'), fillOpacity: 1, color: colorOf('--map-shore'), weight: 0.8 }
  if (!isOpen()) return
  // The types of styles leave out what their paths are drawn by.
  const options = { interactive: false, renderer, style: look } as Parameters<typeof geoJSON>[1]
  geoJSON(land(), options).addTo(map).bringToBack()
}
