import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { quantize } from 'topojson-client'
import { filter, filterWeight, presimplify, quantile, simplify } from 'topojson-simplify'
import type { Plugin } from 'vite'

type Outlines = Parameters<typeof simplify>[0]

const name = 'virtual:land-outlines'

// Of all points of the outlines as many stay, the weightiest; rings smaller than the least of them go.
const kept = 0.35

/**
 * Gives maps the outlines of the land, simplified: land alone, without borders and names. The product asks nobody else
 * for what lies under its maps.
 */
export function landOutlines(): Plugin {
  return {
    name: 'land-outlines',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(outlines()))})` : null,
  }
}

function outlines(): Outlines {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  const whole = presimplify(JSON.parse(readFileSync(path, 'utf8')) as Outlines) // the package says so of its file
  const least = quantile(whole, kept)
  return quantize(filter(simplify(whole, least), filterWeight(whole, least)), 10_000)
}
