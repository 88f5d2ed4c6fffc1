import type { ChartFigures } from '../../../core/description/chart.ts'
import type { ChartData } from '../../../ui/chart/chart-data.ts'

/** What a chart draws; its lengths need no exactness, what is read of it are the texts. */
export function chartDataOf({ bands, series, ...rest }: ChartFigures): ChartData {
  return {
    ...rest,
    series: series.map((one) => ({
      ...one,
      values: one.values.map((value) => (value === null ? null : Number(value))),
    })),
    ...(bands === undefined ? {} : { bands: bands.map(({ to, tone }) => ({ to: Number(to), tone })) }),
  }
}
