const shanghai = 8 * 3_600_000

/** The calendar draws clocks as they hang in Shanghai: an instant as the text whose UTC figures are those. */
export function wallOf(ms: number): string {
  return new Date(ms + shanghai).toISOString()
}

/** The instant that such a drawn time means. */
export function msOfWall(drawn: Date): number {
  return drawn.getTime() - shanghai
}

/** The same as a day `YYYY-MM-DD`. */
export function dayOfWall(drawn: Date): string {
  return drawn.toISOString().slice(0, 10)
}
