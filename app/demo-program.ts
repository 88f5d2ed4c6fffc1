import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/operate/config.ts'
import { openDatabase } from '../server/platform/database/open-database.ts'
import { CannotStart } from '../server/platform/process/cannot-start.ts'
import { servers } from './module-servers.ts'
import { prepareDatabase } from './prepare-database.ts'
import { yearPart } from './trade-year/index.ts'

// The program behind bin/demo.mjs: the demonstration in an empty installation, `--full` with a whole year of trade.
try {
  await fill(readArguments())
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  // Connections of a filling that was given up may still be open.
  process.exit(1)
}

interface Asked {
  readonly full: boolean
  readonly scale: number
}

function readArguments(): Asked {
  const { values } = parseArgs({ options: { full: { type: 'boolean' }, scale: { type: 'string', default: '1' } } })
  const scale = Number(values.scale)
  if (!(scale > 0 && scale <= 1))
    throw new CannotStart('--scale is more than 0 and at most 1: the part of a whole year')
  return { full: values.full === true, scale }
}

async function fill({ full, scale }: Asked): Promise<void> {
  const begun = performance.now()
  const say = (month: string, seconds: number) =>
    console.log(`${month} is over, all ledgers agree (${seconds.toFixed(0)} s)`)
  const config = readConfig({ ...process.env, DEMO: 'on' })
  const opening = openDatabase(config)
  try {
    const year = full ? { year: yearPart(scale, servers, say) } : {}
    const { pool } = await prepareDatabase(config, join(import.meta.dirname, '..'), { opening, ...year })
    await pool.end()
  } finally {
    // Also where it could not be made: a database that runs would be in the way of the next try.
    await opening.then(
      (database) => database.stop(),
      () => undefined,
    )
  }
  console.log(`The demonstration stands (${((performance.now() - begun) / 1_000).toFixed(0)} s): npm start serves it.`)
}
