import sql, { join, type Sql } from 'sql-template-tag'
import { runState } from '../../../core/description/batch-run.ts'
import type { Json } from '../../../core/values/json.ts'
import { isFinal, type Refusal } from '../../../core/words/refusal.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { RunOf } from '../../platform/context/batch-run-implementation.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { holdOpenFrom } from '../ledger/month-closing.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { act } from '../write/call-verb.ts'
import { change } from '../write/change-by-system.ts'
import { newIds } from '../write/generate-ids.ts'
import { insertMany } from '../write/insert-many.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { type KnownRun, knownRun, storedRun, ofWholeUnit } from './find-run.ts'
import { linesToPost, type WorkedLine } from './run-lines.ts'

/** Lines written in one transaction: what was killed goes on behind the last that committed. */
const atOnce = 1_000
const inOneStatement = 250

/** Writes the lines of a run, or takes them back, as its state says; a repetition goes on where the last one ended. */
export async function writeRunLines(system: Ctx, payload: Json): Promise<void> {
  const { run: key, id } = payload as { readonly run: string; readonly id: string } // as enqueueRun wrote it
  const known = knownRun(system, key)
  if (known === null) return
  try {
    while (await stepped(system, known, id)) continue
  } catch (error) {
    // A no is final and waits for people; whatever else failed is tried again by the queue.
    if (!isFinal(error)) throw error
    await stopped(system, known, id, error)
  }
}

/** One step in a transaction of its own; false when there is nothing more to do. */
export function stepped(system: Ctx, known: KnownRun, id: string): Promise<boolean> {
  return withinTransaction(system, async (inside) => {
    const record = await readRecord(inside, known.runs, id, true)
    const state = record === null ? '' : textOf(record, 'state')
    if (record === null || (state !== runState.posting && state !== runState.reversing)) return false
    const of = storedRun(known, record)
    const posts = state === runState.posting
    const ctx = await asPresser(inside, textOf(record, posts ? 'createBy' : 'updateBy'))
    await holdOpenFrom(ctx, { unitId: of.unitId, month: of.day.slice(0, 7) }, known.run.close)
    return posts ? postedSome(ctx, known, of, record) : freedSome(ctx, known, of, record)
  })
}

/** With the name of whoever pressed, past what he may see: it is of a whole unit. */
async function asPresser(ctx: Ctx, person: string): Promise<Ctx> {
  return ofWholeUnit(makeContext({ ...ctx, actor: await loadActor(ctx.sql, person) }))
}

async function postedSome(ctx: Ctx, known: KnownRun, of: RunOf, record: StoredRecord): Promise<boolean> {
  const rows = await linesToPost(ctx, known, of, atOnce)
  if (rows.length === 0) return finished(ctx, known, of, record)
  const ids = newIds(rows.length)
  const records = rows.map((row, at) => lineRecord(ctx, known, of, row, ids[at] ?? ''))
  for (let from = 0; from < records.length; from += inOneStatement)
    await insertMany(ctx, known.lines, records.slice(from, from + inOneStatement))
  await known.part.posted?.(ctx, of, linesOf(known, ids))
  return counted(ctx, known, of, rows.length)
}

async function finished(ctx: Ctx, known: KnownRun, of: RunOf, record: StoredRecord): Promise<false> {
  const { runs, part } = known
  const voucherNo = (await part.finished?.(ctx, of)) ?? null
  await change(ctx, runs, record, { ...(await sumsOf(ctx, known, of)), voucherNo, reason: null }, { verb: 'figures' })
  await act(ctx, runs, textOf(record, 'id'), 'finish')
  return false
}

async function freedSome(ctx: Ctx, known: KnownRun, of: RunOf, record: StoredRecord): Promise<boolean> {
  const { table } = mappingOf(known.lines)
  const rows = await ctx.sql.query<{ id: string }>(
    sql`select id from ${table} where run_id = ${of.id}::uuid and holds = '1' and del_flag = 0 order by id desc limit ${atOnce}`,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) {
    await known.part.freed?.(ctx, of)
    await change(ctx, known.runs, record, { holds: null }, { verb: 'figures' })
    await act(ctx, known.runs, textOf(record, 'id'), 'free')
    return false
  }
  await known.part.takenBack?.(ctx, of, linesOf(known, ids))
  await ctx.sql.query(sql`
    update ${table} set holds = null, ver = ver + 1, update_by = ${ctx.actor.id}::uuid, update_time = ${new Date(ctx.now).toISOString()}::timestamptz
    where id = any(${ids}::uuid[])`)
  return counted(ctx, known, of, -ids.length)
}

/** How far it is, told to the pages that show it; its history has no use for every step. */
async function counted(ctx: Ctx, { runs }: KnownRun, { id }: RunOf, lines: number): Promise<true> {
  const about = { doc: runs, id: id ?? '' }
  await ctx.sql.query(sql`update ${mappingOf(runs).table} set lines = lines + ${lines} where id = ${id}::uuid`)
  await emit(ctx, { event: `${runs.module}.${runs.name}.progress`, about })
  return true
}

async function sumsOf(ctx: Ctx, { run, lines }: KnownRun, { id }: RunOf): Promise<Record<string, string>> {
  const mapping = mappingOf(lines)
  if (run.totals.length === 0) return {}
  const sums = run.totals.map(
    (name) => sql`coalesce(sum(${columnOf(mapping, name).id}), 0)::text as ${columnOf(mapping, name).id}`,
  )
  const [row] = await ctx.sql.query<Record<string, string>>(
    sql`select ${join(sums)} from ${mapping.table} where run_id = ${id}::uuid and holds = '1' and del_flag = 0`,
  )
  return Object.fromEntries(run.totals.map((name) => [name, row?.[columnOf(mapping, name).column] ?? '0']))
}

function linesOf({ lines }: KnownRun, ids: readonly string[]): Sql {
  return sql`select * from ${mappingOf(lines).table} where id = any(${ids}::uuid[])`
}

function lineRecord(ctx: Ctx, { lines }: KnownRun, of: RunOf, row: WorkedLine, id: string): StoredRecord {
  const { states, fields } = lines
  const own = Object.keys(fields).map((name) => [name, row[name] ?? null] as const)
  const made = { id, ver: 1, createBy: ctx.actor.id, createName: ctx.actor.name, createTime: ctx.now }
  const place = { unitId: of.unitId, deptId: row.deptId ?? null, updateBy: null, updateTime: null, remark: null }
  const start = states === undefined ? {} : { [states.field]: states.start }
  return { ...Object.fromEntries(own), ...start, ...made, ...place, runId: of.id, holds: '1' }
}

/** Says what stopped it; whoever put that right lets it go on, or takes it back. */
async function stopped(system: Ctx, { runs }: KnownRun, id: string, { code, params }: Refusal): Promise<void> {
  await withinTransaction(system, async (inside) => {
    const record = await readRecord(inside, runs, id, true)
    if (record === null) return
    const why = [code, ...Object.values(params)].join(' ').slice(0, 200)
    await change(inside, runs, record, { reason: why }, { verb: 'figures' })
    await act(inside, runs, id, 'stop')
  })
}
