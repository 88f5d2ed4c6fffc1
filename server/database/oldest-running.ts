import sql from 'sql-template-tag'
import { prepared, type Sql } from './sql.ts'

/** The transaction number below which nothing can appear any more in this database; ask it before the rows it is for. */
export async function oldestRunning(on: Sql): Promise<string> {
  const [row] = await on.query<{ xid: string }>(horizon)
  return row?.xid ?? '0'
}

// Only transactions of this database count: the horizon of pg_snapshot_xmin is the whole cluster's, where
// somebody else's long report would hold up our notices and seals. The snapshot is taken before the activity is
// read, so a transaction that is in neither has ended, and one that begins later is above the ceiling.
// Activity shows the lower half of a transaction's number; the ceiling gives the upper.
const horizon = prepared(sql`
  with seen as (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as ceiling),
  running as (
    select (ceiling >> 32 << 32) + backend_xid::text::bigint as xid from pg_stat_activity, seen
    where backend_xid is not null and datname = current_database() and pid <> pg_backend_pid())
  select least(ceiling, (select min(case when xid > ceiling then xid - 4294967296 else xid end) from running))::text as xid from seen`)
