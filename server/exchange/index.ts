import { approvedPdfJob } from '../office-files/generated-documents/freeze-generated-documents.ts'
import type { Room } from '../platform/context/server-component.ts'
import type { Files } from '../records/files/file-store-interface.ts'
import { batchPrintRoutes } from './batch-print/batch-print-routes.ts'
import { batchPrintRefusals } from './batch-print/batch-print-words.ts'
import { runRoutes } from './batch-run/run-routes.ts'
import { diagramRoutes } from './diagram/diagram-routes.ts'
import { exportRoutes } from './export/export-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { joinedRoutes } from './joined/joined-routes.ts'
import { joinedRefusals } from './joined/joined-words.ts'
import { keepPdfJob } from './paper/approved-pdf-job.ts'
import { formPrintRoutes } from './paper/form-print-routes.ts'
import { paperPdfRoutes } from './paper/paper-routes.ts'
import { paperNotices, paperRefusals } from './paper/paper-words.ts'
import { pasteRoutes } from './paste/paste-routes.ts'
import { printRoutes } from './print/print-routes.ts'
import { printRefusals } from './print/words.ts'
import { type ReportQueries, reportRoutes } from './report/report-routes.ts'
import { reportWords } from './report/words.ts'
import { sheetJobs } from './spreadsheet-jobs.ts'
import { sheetNotices } from './spreadsheet-notices.ts'
import { templateRefusals } from './template/template-words.ts'
import { seriesRoutes } from './time-series/series-routes.ts'
import { sheetWords } from './words.ts'

interface ExchangeServices {
  readonly files: Files
  readonly reports: ReportQueries
}

/** What comes in and goes out as files: imports, exports, prints, reports. */
export const exchange: Room<ExchangeServices> = {
  words: [printRefusals, batchPrintRefusals, joinedRefusals, paperRefusals, sheetWords, reportWords, templateRefusals],
  notices: { ...sheetNotices, ...paperNotices },
  jobs: { [approvedPdfJob]: keepPdfJob },
  serviceJobs: ({ files }) => [sheetJobs(files)],
  routes: ({ files, reports }) => [
    exportRoutes(files),
    importRoutes(files),
    pasteRoutes,
    reportRoutes(reports),
    printRoutes,
    batchPrintRoutes(files),
    joinedRoutes,
    paperPdfRoutes,
    formPrintRoutes,
    seriesRoutes,
    diagramRoutes,
    runRoutes,
  ],
}
