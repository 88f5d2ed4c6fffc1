import { shanghaiAheadMs } from '../../../core/values/day.ts'

/** The calendar draws clocks as they hang in Shanghai: an instant as the text whose UTC figures are those. */
export function wallOf(ms: number): string {
  return new Date(ms + shanghaiAheadMs).toISOString()
}

/** The instant that such a drawn time means. */
export function msOfWall(drawn: Date): number {
  return drawn.getTime() - shanghaiAheadMs
}

/** The same as a day `YYYY-MM-DD`. */
export function dayOfWall(drawn: Date): string {
  return drawn.toISOString().slice(0, 10)
}
