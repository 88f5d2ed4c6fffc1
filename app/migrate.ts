import { join } from 'node:path'
import { migrateCommand } from '../server/main/migrate-command.ts'
import { CannotStart } from '../server/platform/process/cannot-start.ts'
import { modules } from './modules.ts'

// The program behind bin/migrate.mjs. What the engine itself lives on has its migrations in server/.
const owners = modules.map((module) => ({ ...module, owner: module.name === 'base' ? 'server' : module.name }))

try {
  await migrateCommand(process.argv.slice(2), {
    root: join(import.meta.dirname, '..'),
    environment: process.env,
    documents: Object.fromEntries(owners.map(({ owner, documents }) => [owner, Object.values(documents)])),
    ledgers: Object.fromEntries(owners.map(({ owner, ledgers }) => [owner, ledgers ?? []])),
    series: Object.fromEntries(owners.map(({ owner, series }) => [owner, series ?? []])),
    print: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
