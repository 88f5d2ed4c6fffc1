/** What a chart shows. */
export interface ChartData {
  readonly kind:
    | 'column'
    | 'stacked'
    | 'bar'
    | 'line'
    | 'area'
    | 'ring'
    | 'heat'
    | 'radar'
    | 'waterfall'
    | 'gauge'
    | 'scatter'
  /** What is measured. */
  readonly label: string
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Which colour a series, or a part of a ring, has by its label, where charts beside each other name the same ones. */
  readonly colours?: ReadonlyMap<string, number>
  /** Of a gauge: where its stretches end, from the lowest; the last ends its scale. */
  readonly bands?: readonly { readonly to: number; readonly tone: ChartTone }[]
}

type ChartTone = 'good' | 'warning' | 'bad'

export interface ChartSeries {
  readonly label: string
  /** One for each category, null where there is none; drawing needs no exactness. */
  readonly values: readonly (number | null)[]
  /** The same as they are read. */
  readonly texts: readonly string[]
  /** Where each leads; null where it leads nowhere. */
  readonly hrefs?: readonly (string | null)[]
  /** Of a line: how high a sign stands where something is wrong with a value; null where nothing is. */
  readonly signs?: readonly (number | null)[]
}

/** How numbers are read on a chart. */
export interface ChartNumbers {
  /** A value beside an axis, in few letters. */
  readonly short: (value: number) => string
  /** A share in percent. */
  readonly share: (percent: number) => string
}

/** How a chart looks on the page it stands on. */
export interface ChartLook extends ChartNumbers {
  /** One series after the other takes them. */
  readonly colours: readonly string[]
  readonly tones: Readonly<Record<ChartTone, string>>
  readonly ink: string
  readonly line: string
  readonly surface: string
  readonly font: string
}
