import { kindWords } from '../../kinds/words.ts'
import type { Room } from '../platform/context/server-component.ts'
import { sealContinuously } from './audit/chain-audit-continuously.ts'
import { runJob } from './batch-run/enqueue-run.ts'
import { runWords } from './batch-run/words.ts'
import { writeRunLines } from './batch-run/write-run-lines.ts'
import { commentRoutes } from './comments/comment-routes.ts'
import { commentWords } from './comments/words.ts'
import { counterRoutes } from './counter/counter-routes.ts'
import { codeEntryRules } from './dictionary/code-table-entry-rules.ts'
import { dictionaryRules } from './dictionary/dictionary-rules.ts'
import { dictionaryGroupRoutes } from './dictionary/group-routes.ts'
import { userEntryRoutes } from './dictionary/saved-phrase-routes.ts'
import { userEntryRules } from './dictionary/saved-phrase-rules.ts'
import { describedRoutes } from './documents/record-routes.ts'
import { fileJobs } from './files/file-jobs.ts'
import { fileRoutes } from './files/file-routes.ts'
import type { Files } from './files/file-store-interface.ts'
import { resumableRoutes } from './files/tus-routes.ts'
import { fileWords } from './files/words.ts'
import { historyRoutes } from './history/history-routes.ts'
import { ledgerWords } from './ledger/words.ts'
import { matchingRoutes } from './matching/matching-routes.ts'
import { matchingWords } from './matching/words.ts'
import { recentRoutes } from './recent/recent-routes.ts'
import { configRules } from './settings/config-rules.ts'
import { applyDueValues, settingJob } from './settings/scheduled-setting-changes.ts'
import { allSeriesJob } from './time-series/series-job.ts'
import { silentThings } from './time-series/silent-meters.ts'
import { seriesWords } from './time-series/words.ts'
import { viewRoutes } from './views/view-routes.ts'
import { viewWords } from './views/words.ts'
import { storeWords } from './words.ts'

interface RecordServices {
  readonly files: Files
  readonly onError: (error: unknown) => void
}

/** Records of everything described, with what stands beside each of them: files, past, comments, views. */
export const records: Room<RecordServices> = {
  words: [kindWords, storeWords, viewWords, commentWords, fileWords, ledgerWords, matchingWords, seriesWords, runWords],
  rules: [configRules, dictionaryRules, codeEntryRules, userEntryRules],
  jobs: {
    [runJob]: { run: writeRunLines },
    [settingJob]: {
      cron: '* * * * *',
      label: { zh: '参数定时生效', ru: 'Вступление параметров в силу', en: 'Apply planned settings' },
      run: applyDueValues,
    },
    'engine.series': allSeriesJob,
  },
  measures: { 'SER-SILENT': silentThings },
  serviceJobs: ({ files, onError }) => [fileJobs(files, onError)],
  routes: ({ files }) => [
    describedRoutes,
    matchingRoutes,
    historyRoutes,
    commentRoutes,
    recentRoutes,
    viewRoutes,
    fileRoutes(files),
    resumableRoutes(files),
    counterRoutes,
    dictionaryGroupRoutes,
    userEntryRoutes,
  ],
  loops: (_services, { queue, onError }) => [sealContinuously(queue, onError)],
}

export { createFiles } from './files/create-files.ts'
export type { Files } from './files/file-store-interface.ts'
export { hasSpace } from './files/free-space.ts'
export { learnLimits } from './files/file-limits-from-settings.ts'
export { openStorage } from './files/open-storage.ts'
export { syncDeclared } from './seed/sync-declared.ts'
