import { setImmediate as breath } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { derivationsTo } from '../derivation/derivations.ts'
import { writableFields } from '../read/field-and-record-rights.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { rulesOf } from './apply-rule-sets.ts'
import type { Given } from './build-record-draft.ts'
import { newIds } from './generate-ids.ts'
import { insertMany } from './insert-many.ts'
import { takeNumbers } from './numbering.ts'
import { madeRecord, saveNew } from './save-record.ts'
import { insertRecord } from './write-record-rows.ts'

/** A record to be made, whose id is known before it is. */
export interface NewOne {
  readonly id: string
  readonly given: Given
  /** What it comes to, or why it may not be; null where that is only known when its turn has come. */
  readonly made: StoredRecord | Refusal | null
}

// What is written meanwhile goes on by one step in each pause.
const inOneBreath = 10

const inOneStatement = 250

/** What every save checks before it writes, done ahead for many new records. */
export function readyMany(ctx: Ctx, doc: AnyDocument, givens: readonly Given[]): Promise<NewOne[]> {
  // Rules that refuse may count what is stored already: each of these records has to see the one before it.
  const oneByOne =
    derivationsTo(ctx, doc).length > 0 || rulesOf(ctx, doc).some(({ check, saved }) => (check ?? saved) !== undefined)
  const writable = writableFields(ctx, doc, null)
  const ids = newIds(givens.length)
  return withBreaths(givens, async (given, at) => {
    const id = ids[at] ?? newId()
    return { id, given, made: oneByOne ? null : await madeRecord(ctx, doc, given, id, { writable }).catch(onlyRefusal) }
  })
}

/**
 * Writes new records within the transaction of `ctx`, in the order given; one that is refused leaves the
 * others alone. Answers why those that were not made were not, by their ids.
 */
export async function saveMany(
  ctx: Ctx,
  doc: AnyDocument,
  ones: readonly NewOne[],
): Promise<ReadonlyMap<string, Refusal>> {
  const refused = ones.flatMap(({ id, made }) => (made instanceof Refusal ? [[id, made] as const] : []))
  const records = ones.flatMap(({ made }) => (made === null || made instanceof Refusal ? [] : [made]))
  const late = await inserted(ctx, doc, await numberedAll(ctx, doc, records))
  return new Map([
    ...refused,
    ...late,
    ...(await eachAlone(
      ctx,
      doc,
      ones.filter(({ made }) => made === null),
    )),
  ])
}

/** What a new record would be refused for, without making it. */
export async function refusalOf(ctx: Ctx, doc: AnyDocument, given: Given): Promise<Refusal | null> {
  const made = await madeRecord(ctx, doc, given, newId()).catch(onlyRefusal)
  return made instanceof Refusal ? made : null
}

/** Does the work for each, with pauses in which requests are answered. */
export async function withBreaths<T, R>(items: readonly T[], work: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < items.length; from += inOneBreath) {
    done.push(...(await Promise.all(items.slice(from, from + inOneBreath).map((item, at) => work(item, from + at)))))
    await breath()
  }
  return done
}

async function eachAlone(ctx: Ctx, doc: AnyDocument, ones: readonly NewOne[]): Promise<[string, Refusal][]> {
  const refused: [string, Refusal][] = []
  for (const { id, given } of ones) {
    const refusal = await within(ctx, () => saveNew(ctx, doc, id, given))
    if (refusal !== null) refused.push([id, refusal])
  }
  return refused
}

/** Numbers in the order of the records; what is approved waits for its own. */
async function numberedAll(
  ctx: Ctx,
  doc: AnyDocument,
  records: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> {
  const { number } = doc
  if (number === undefined || doc.approval !== undefined || records.length === 0) return records
  const numbers = new Map<string, string>()
  for (const unit of new Set(records.map((record) => textOf(record, 'unitId')))) {
    const same = records.filter((record) => textOf(record, 'unitId') === unit)
    const drawn = await takeNumbers(ctx, doc, number, same)
    same.forEach((record, at) => numbers.set(idOf(record), drawn[at] ?? ''))
  }
  return records.map((record) => ({ ...record, [number.field]: numbers.get(idOf(record)) ?? null }))
}

/** Writes the records; where one meets another's unique value, halves find it. */
async function inserted(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<[string, Refusal][]> {
  const [first] = records
  if (first === undefined) return []
  const refusal = await within(ctx, async () => {
    const withLines = records.filter((record) => hasLines(doc, record))
    const plain = withLines.length === 0 ? records : records.filter((record) => !hasLines(doc, record))
    await sentInParts(plain, (part) => insertMany(ctx, doc, part))
    for (const record of withLines) await insertRecord(ctx, doc, record, { verb: 'create' })
  })
  if (refusal === null) return []
  if (records.length === 1) return [[idOf(first), refusal]]
  const half = Math.ceil(records.length / 2)
  return [...(await inserted(ctx, doc, records.slice(0, half))), ...(await inserted(ctx, doc, records.slice(half)))]
}

/** A part is made while the database works on the one before. */
async function sentInParts(
  records: readonly StoredRecord[],
  send: (part: readonly StoredRecord[]) => Promise<void>,
): Promise<void> {
  const sent: Promise<void>[] = []
  for (let from = 0; from < records.length; from += inOneStatement) {
    const part = send(records.slice(from, from + inOneStatement))
    // What it is refused for is told once all have been sent.
    part.catch(() => undefined)
    sent.push(part)
    await breath()
  }
  await Promise.all(sent)
}

function hasLines(doc: AnyDocument, record: StoredRecord): boolean {
  return [...mappingOf(doc).lines.keys()].some((name) => {
    const lines = record[name]
    return Array.isArray(lines) && lines.length > 0
  })
}

/** What is refused here leaves the transaction as it was before. */
async function within(ctx: Ctx, work: () => Promise<void>): Promise<Refusal | null> {
  await ctx.sql.query(sql`savepoint one`)
  try {
    await work()
    await ctx.sql.query(sql`release savepoint one`)
    return null
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
