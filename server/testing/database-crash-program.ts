import sql from 'sql-template-tag'
import { openEmbedded } from '../platform/database/embedded-postgres.ts'
import { openPool } from '../platform/database/pool.ts'
import { pause } from '../platform/database/sleep.ts'

/**
 * A program for crash tests: opens the database of a DATA_DIR and counts upwards in it, printing
 * every number once it is acknowledged. SIGTERM ends it in order.
 */
const [dataDir = '', label = ''] = process.argv.slice(2)

const database = await openEmbedded({ dataDir, onEvent: (event) => console.log(event) })
const pool = openPool(database.address, { max: 2 })
// "If not exists" is no lock: of two programs that start together one would be refused.
await pool.query(sql`do $$ begin
  perform pg_advisory_xact_lock(1);
  create table if not exists seen (label text, number int, primary key (label, number));
end $$`)
console.log('open')

let ending = false
process.on('SIGTERM', () => (ending = true))

for (let number = 1; !ending; number += 1) {
  try {
    await pool.query(sql`insert into seen values (${label}, ${number})`)
    console.log(`wrote ${number}`)
  } catch {
    // Unknown to us whether it is there: the test counts only what was acknowledged.
    await pause(10)
  }
}
await pool.end()
await database.stop()
console.log('closed')
