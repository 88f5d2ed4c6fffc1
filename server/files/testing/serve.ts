// A server of its own process for the tests that measure or kill one: FILES, DATABASE and LIMIT_MB in the environment.
import type { DatabaseAddress } from '../../database/address.ts'
import { openPool } from '../../database/pool.ts'
import { createServer } from '../../http/server.ts'
import { compose } from '../../registry.ts'
import { openSessions } from '../../session/open-sessions.ts'
import { createFiles } from '../create-files.ts'
import { fileRoutes } from '../file-routes.ts'
import { fileWords } from '../words.ts'

const { FILES = '', DATABASE = '', LIMIT_MB = '1024' } = process.env
const address = JSON.parse(DATABASE) as DatabaseAddress // as child-server.ts wrote it
const pool = openPool(address, { max: 4 })
const files = createFiles({ folder: FILES, maxMb: Number(LIMIT_MB), reserveMb: 0 })
const app = await createServer({ pool, sessions: await openSessions(pool, {}), running: compose({ modules: [], files }), routes: [fileRoutes(files)], words: [fileWords] })
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
