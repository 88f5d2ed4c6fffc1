import sql from 'sql-template-tag'
import { prepared, type Sql } from './sql.ts'

/**
 * The transaction number below which nothing can appear any more in this database; ask it before the rows it is for.
 */
export async function oldestRunning(on: Sql): Promise<string> {
  const [row] = await on.query<{ xid: string }>(horizon)
  return row?.xid ?? '0'
}

// Only transactions of this database count: the horizon of pg_snapshot_xmin is the whole cluster's, where
// somebody else's long report would hold up our notices and seals. Nor do those of autovacuum, which write statistics
// and never rows of ours. The snapshot is taken before the activity is read, so a transaction that is in neither has
// ended, and one that begins later is above the ceiling.
// Activity shows the lower half of a transaction's number; it lies within half a round of the ceiling, on either side.
const horizon = prepared(sql`
  with seen as (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as ceiling),
  running as (
    select ceiling + ((backend_xid::text::bigint - ceiling) & 4294967295) as above from pg_stat_activity, seen
    where backend_xid is not null and datname = current_database() and pid <> pg_backend_pid()
      and backend_type <> 'autovacuum worker')
  select least(ceiling, (select min(case when above - ceiling >= 2147483648 then above - 4294967296 else above end) from running))::text as xid from seen`)
