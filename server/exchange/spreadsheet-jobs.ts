import type { JobGroup } from '../platform/context/server-component.ts'
import type { Files } from '../records/files/file-store-interface.ts'
import { exportJob } from './export/export-job.ts'
import { checkJob, writeJob } from './import/import-job.ts'
import { sweepSheetRows } from './sweep-imports-and-exports.ts'

/** What is made of spreadsheets in the background. */
export function sheetJobs(files: Files) {
  return {
    module: 'sheets',
    jobs: {
      export: { run: exportJob(files) },
      check: { run: checkJob(files) },
      write: { run: writeJob() },
      sweep: {
        cron: '50 3 * * *',
        label: {
          zh: '清理导入导出文件',
          ru: 'Очистка файлов импорта и экспорта',
          en: 'Import and export files are cleared',
        },
        run: sweepSheetRows,
      },
    },
  } satisfies JobGroup
}
