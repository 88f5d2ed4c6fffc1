import type { Room } from '../platform/context/server-component.ts'
import type { Job } from '../platform/jobs/job.ts'
import { probeAdapters } from './adapter/adapter-health.ts'
import { adapterRoutes } from './adapter/adapter-routes.ts'
import { retryOutsideCall } from './adapter/retry-external-call-job.ts'
import { adapterWords } from './adapter/words.ts'
import { deleteExpiredRows } from './delete-expired-rows.ts'
import { licenceDays } from './licence/licence-days.ts'
import { licenceJobs } from './licence/licence-jobs.ts'
import { licenceNotices } from './licence/licence-notices.ts'
import { licenceRoutes } from './licence/licence-routes.ts'
import type { Licences } from './licence/open-licences.ts'
import { licenceWords } from './licence/words.ts'
import { failedJobs } from './log/failed-job-counts.ts'
import { indexLogsContinuously } from './log/index-logs-continuously.ts'
import { logRoutes } from './log/log-routes.ts'
import { watchWords } from './log/words.ts'
import { timerRoutes } from './scheduled-jobs/scheduled-job-routes.ts'

interface OperateServices {
  readonly licences: Licences
  /** Every job of the process by its full name. */
  readonly jobs: () => Readonly<Record<string, Job>>
}

/** What whoever looks after an installation needs: logs, timers, the licence, backups. */
export const operate: Room<OperateServices> = {
  words: [watchWords, licenceWords, adapterWords],
  notices: licenceNotices,
  measures: { 'JOB-FAIL': failedJobs, 'LIC-SYS': licenceDays },
  jobs: {
    'engine.sweep': {
      cron: '20 3 * * *',
      label: { zh: '清理过期数据', ru: 'Очистка устаревших данных', en: 'Outdated data is cleared' },
      run: deleteExpiredRows,
    },
    'engine.adapterProbe': {
      cron: '*/10 * * * *',
      label: { zh: '外部系统检测', ru: 'Проверка внешних систем', en: 'Outside systems are probed' },
      run: probeAdapters,
    },
    'engine.adapterAgain': { run: retryOutsideCall },
  },
  serviceJobs: ({ licences }) => [licenceJobs(licences)],
  routes: ({ licences, jobs }) => [adapterRoutes, licenceRoutes(licences), logRoutes(jobs()), timerRoutes(jobs())],
  loops: (_services, { queue, onError }) => [indexLogsContinuously(queue, onError)],
}

export { makeBackup } from './backup/make-backup.ts'
export { backupsIn, type Place, timeOfBackup } from './backup/backup-folders.ts'
export { holdsNothing, restoreBackup } from './backup/restore-backup.ts'
export { backupKey } from './backup/encrypt-backup.ts'
export { type Config, readConfig } from './config.ts'
export { openLicences } from './licence/open-licences.ts'
export { openMetrics } from './metrics/metrics.ts'
