import { compose } from '../../main/compose-modules.ts'
import { openRelay } from '../../messaging/outbox/relay.ts'
// Does the jobs of spreadsheets in a process of its own: FILES and DATABASE in the environment.
import type { DatabaseAddress } from '../../platform/database/database-address.ts'
import { openPool } from '../../platform/database/pool.ts'
import { openJobs } from '../../platform/jobs/open-jobs.ts'
import { createFiles } from '../../records/files/create-files.ts'
import { seaModule } from '../../records/testing/voyage-test-documents.ts'
import { sheetJobs } from '../spreadsheet-jobs.ts'

const { FILES = '', DATABASE = '' } = process.env
const address = JSON.parse(DATABASE) as DatabaseAddress // as the test wrote it
const pool = openPool(address, { max: 4 })
const queue = openPool(address, { max: 5 })
const files = createFiles({ folder: FILES, reserveMb: 0 })
const onError = (error: unknown) => console.error(error)
const { write, check } = sheetJobs(files).jobs
await openJobs({
  pool,
  queue,
  running: compose({ modules: [seaModule], files }),
  jobs: { 'sheets.write': write, 'sheets.check': check },
  onError,
  silentFor: 1_000,
})
openRelay({ pool: queue, worded: new Set(), onError, pause: 50 })
console.log('at work')
