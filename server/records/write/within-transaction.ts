import type { Ctx } from '../../platform/context/context.ts'
import { contextOn } from '../../platform/context/make-context.ts'
import type { Pool } from '../../platform/database/pool.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

/** Does work in one transaction: the open one when there is one, else a new one that commits at the end. */
export function withinTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return isPool(ctx.sql) ? inTransaction(ctx.sql, (sql) => work(contextOn(ctx, sql))) : work(ctx)
}

/** Whether statements go to a pool, each by itself, and not into a transaction that is open. */
export function isPool(sql: Sql): sql is Pool {
  return 'driver' in sql
}
