import type { JobGroup } from '../../platform/context/server-component.ts'
import { collectOrphans } from './collect-orphans.ts'
import type { Files } from './file-store-interface.ts'
import { verifyFiles } from './verify-files.ts'

const told = 20

/** What the file store does by the clock: removes what belongs to nobody, and reads everything once a night. */
export function fileJobs(files: Files, onError: (error: Error) => void): JobGroup {
  return {
    module: 'files',
    jobs: {
      collect: {
        cron: '15 * * * *',
        label: { zh: '回收无主文件', ru: 'Удаление файлов без владельца', en: 'Unowned files are deleted' },
        async run({ sql, now }) {
          await collectOrphans(sql, files, { at: now })
        },
      },
      verify: {
        cron: '40 2 * * *',
        label: { zh: '核对文件完整性', ru: 'Проверка целостности файлов', en: 'Files are checked for damage' },
        async run({ sql, now }) {
          const problems = await verifyFiles(sql, files.storage, { at: now })
          const some = problems.slice(0, told).map(({ key, problem }) => `${problem} ${key}`)
          if (problems.length > 0)
            onError(new Error(`the file store has ${problems.length} problems: ${some.join(', ')}`))
        },
      },
    },
  }
}
