import type { ChartData, ChartSeries } from './chart-data.ts'

/** A point as the library tells of it. */
export interface Point {
  readonly seriesIndex?: number
  readonly dataIndex?: number
  readonly value?: unknown
}

/** The series that a point is of, and its place in it. */
export function placeOf({ kind, series }: ChartData, point: Point): readonly [ChartSeries | undefined, number] {
  const { seriesIndex = 0, dataIndex = 0, value } = point
  // Columns of a field of colours are the series, its rows their values.
  if (kind === 'heat' && Array.isArray(value)) return [series[Number(value[0])], Number(value[1])]
  // Of steps one series is drawn in four parts; a point of a scatter is of both, and told by the first.
  return [series[kind === 'waterfall' || kind === 'scatter' ? 0 : seriesIndex], dataIndex]
}

/** Where a point leads; null where it leads nowhere. */
export function hrefOf(chart: ChartData, point: Point): string | null {
  const [series, at] = placeOf(chart, point)
  return series?.hrefs?.[at] ?? null
}
