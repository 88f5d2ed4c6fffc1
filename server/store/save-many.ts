import { setImmediate as breath } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import type { Given } from './draft.ts'
import { insertMany } from './insert-many.ts'
import { mappingOf } from './mapping.ts'
import { takeNumbers } from './numbering.ts'
import { rulesOf } from './rules.ts'
import { madeRecord, save } from './save.ts'
import { idOf, type StoredRecord, textOf } from './stored-record.ts'
import { insertRecord } from './write.ts'

/** The id that a new record got, or why there is none. */
export type SavedOrNot = string | Refusal

const inOneBreath = 50

/**
 * Makes many records within the transaction of `ctx`; one that is refused leaves the others alone. What
 * every save does is done for each, in the order given.
 */
export async function saveMany(ctx: Ctx, doc: AnyDocument, givens: readonly Given[]): Promise<readonly SavedOrNot[]> {
  // Rules that refuse may count what is stored already: each of these records has to see the one before it.
  const oneByOne = rulesOf(ctx, doc).some(({ check }) => check !== undefined)
  return oneByOne ? eachAlone(ctx, doc, givens) : together(ctx, doc, givens)
}

/** What a new record would be refused for, without making it. */
export async function refusalOf(ctx: Ctx, doc: AnyDocument, given: Given): Promise<Refusal | null> {
  const made = await madeRecord(ctx, doc, given).catch(onlyRefusal)
  return made instanceof Refusal ? made : null
}

/** Does the work for each, with pauses in which requests are answered. */
export async function withBreaths<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < items.length; at += inOneBreath) {
    done.push(...await Promise.all(items.slice(at, at + inOneBreath).map(work)))
    await breath()
  }
  return done
}

async function eachAlone(ctx: Ctx, doc: AnyDocument, givens: readonly Given[]): Promise<SavedOrNot[]> {
  const done: SavedOrNot[] = []
  for (const given of givens) done.push(await within(ctx, async () => (await save(ctx, doc, given)).id))
  return done
}

async function together(ctx: Ctx, doc: AnyDocument, givens: readonly Given[]): Promise<SavedOrNot[]> {
  const made = await withBreaths(givens, (given) => madeRecord(ctx, doc, given).catch(onlyRefusal))
  const records = await numberedAll(ctx, doc, made.filter((one): one is StoredRecord => !(one instanceof Refusal)))
  const refused = await inserted(ctx, doc, records)
  return made.map((one) => (one instanceof Refusal ? one : refused.get(idOf(one)) ?? idOf(one)))
}

/** Numbers in the order of the records; what is approved waits for its own. */
async function numberedAll(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<StoredRecord[]> {
  const { number } = doc
  if (number === undefined || doc.approval !== undefined || records.length === 0) return [...records]
  const numbers = new Map<string, string>()
  for (const unit of new Set(records.map((record) => textOf(record, 'unitId')))) {
    const same = records.filter((record) => textOf(record, 'unitId') === unit)
    const drawn = await takeNumbers(ctx, doc, number, same)
    same.forEach((record, at) => numbers.set(idOf(record), drawn[at] ?? ''))
  }
  return records.map((record) => ({ ...record, [number.field]: numbers.get(idOf(record)) ?? null }))
}

/** Writes the records; where one meets another's unique value, halves find it. */
async function inserted(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<Map<string, Refusal>> {
  if (records.length === 0) return new Map()
  const outcome = await within(ctx, async () => {
    const withLines = records.filter((record) => hasLines(doc, record))
    await insertMany(ctx, doc, records.filter((record) => !withLines.includes(record)))
    for (const record of withLines) await insertRecord(ctx, doc, record, { verb: 'create' })
    return ''
  })
  if (!(outcome instanceof Refusal)) return new Map()
  const [first] = records
  if (records.length === 1 && first !== undefined) return new Map([[idOf(first), outcome]])
  const half = Math.ceil(records.length / 2)
  return new Map([...await inserted(ctx, doc, records.slice(0, half)), ...await inserted(ctx, doc, records.slice(half))])
}

function hasLines(doc: AnyDocument, record: StoredRecord): boolean {
  return [...mappingOf(doc).lines.keys()].some((name) => {
    const lines = record[name]
    return Array.isArray(lines) && lines.length > 0
  })
}

/** What is refused here leaves the transaction as it was before. */
async function within(ctx: Ctx, work: () => Promise<string>): Promise<SavedOrNot> {
  await ctx.sql.query(sql`savepoint one`)
  try {
    const done = await work()
    await ctx.sql.query(sql`release savepoint one`)
    return done
  } catch (error) {
    const refusal = onlyRefusal(error)
    await ctx.sql.query(sql`rollback to savepoint one`)
    return refusal
  }
}

function onlyRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}
