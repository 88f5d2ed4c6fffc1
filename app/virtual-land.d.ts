declare module 'virtual:land-outlines' {
  import type { Topology } from 'topojson-specification'

  const topology: Topology
  export default topology
}
