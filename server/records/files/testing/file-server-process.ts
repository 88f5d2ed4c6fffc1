import { openSessions } from '../../../identity/session/create-sessions.ts'
import { compose } from '../../../main/compose-modules.ts'
import { createServer } from '../../../main/server.ts'
// A server of its own process for the tests that measure or kill one: FILES, DATABASE and S3 in the environment.
import type { ObjectStorage } from '../../../platform/config/config-values.ts'
import type { DatabaseAddress } from '../../../platform/database/database-address.ts'
import { openPool } from '../../../platform/database/pool.ts'
import { createFiles } from '../create-files.ts'
import { fileRoutes } from '../file-routes.ts'
import { openStorage } from '../open-storage.ts'
import { resumableRoutes } from '../tus-routes.ts'
import { fileWords } from '../words.ts'

const { FILES = '', DATABASE = '', S3 = '' } = process.env
const address = JSON.parse(DATABASE) as DatabaseAddress // as child-server.ts wrote it
const pool = openPool(address, { max: 4 })
const files = createFiles({
  folder: FILES,
  reserveMb: 0,
  ...(S3 === '' ? {} : { storage: await openStorage(JSON.parse(S3) as ObjectStorage) }),
}) // as child-server.ts wrote it
const app = await createServer({
  pool,
  sessions: await openSessions(pool, {}),
  running: compose({ modules: [], files }),
  routes: [fileRoutes(files), resumableRoutes(files)],
  words: [fileWords],
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
