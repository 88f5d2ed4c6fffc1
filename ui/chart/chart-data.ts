/** What a chart shows. */
export interface ChartData {
  readonly kind: 'column' | 'stacked' | 'bar' | 'line' | 'area' | 'ring'
  /** What is measured. */
  readonly label: string
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
}

interface ChartSeries {
  readonly label: string
  /** One for each category, null where there is none; drawing needs no exactness. */
  readonly values: readonly (number | null)[]
  /** The same as they are read. */
  readonly texts: readonly string[]
}

/** How a chart looks on the page it stands on. */
export interface ChartLook {
  /** One series after the other takes them. */
  readonly colours: readonly string[]
  readonly ink: string
  readonly line: string
  readonly surface: string
  readonly font: string
  /** A value beside an axis, in few letters. */
  readonly short: (value: number) => string
  /** Whether the reader wants nothing to move. */
  readonly still: boolean
}
