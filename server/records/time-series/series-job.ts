import type { Job } from '../../platform/jobs/job.ts'
import { allSeries } from './series-levels.ts'
import { keepPartitions } from './series-partitions.ts'

/** Makes room for the readings of the next months, and drops what is older than its description keeps. */
export const allSeriesJob: Job = {
  cron: '20 2 * * *',
  label: { zh: '采集数据分区维护', ru: 'Обслуживание рядов показаний', en: 'Keep the tables of series' },
  run: async (ctx) => {
    for (const series of allSeries(ctx.running)) await keepPartitions(ctx, series)
  },
}
