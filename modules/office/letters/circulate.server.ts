import sql from 'sql-template-tag'
import { change, create, type Ctx, find, get, makeReader, notify, Refusal } from '../../../server/module-api.ts'
import { circulatedLetter } from './circulated-letter.ts'
import { incomingLetter } from './incoming-letter.ts'
import { leadersOfUnits } from './leaders-of-units.server.ts'
import { readingState } from './letter-states.ts'
import { outgoingLetter } from './outgoing-letter.ts'

const reason = 'a letter counts everybody it was sent to'

/** The letters that are circulated, and the field of a reading that names one. */
export const outgoing = { doc: outgoingLetter, by: 'outId' } as const
export const incoming = { doc: incomingLetter, by: 'inId' } as const

type Letters = typeof outgoing | typeof incoming

/** A letter as its readers are told of it: under its own number, or the sender's. */
interface Letter {
  readonly id: string
  readonly title: string
  readonly number: string | null
}

interface Recipients {
  readonly people: readonly string[]
  /** A department or unit reads by its leader. */
  readonly places: readonly string[]
}

/** Sends a letter to those who have not got it yet: each has a task of his own, and reads the letter from now on. */
export async function sendTo(ctx: Ctx, letters: Letters, letter: Letter, { people, places }: Recipients) {
  const before = await readingsOf(ctx, letters, letter.id)
  const has = new Set(before.map(({ readerId }) => readerId))
  const wanted = new Set([...people, ...(await leadersOfUnits(ctx, places))])
  const fresh = [...wanted].filter((id) => !has.has(id))
  if (fresh.length === 0) throw new Refusal(wanted.size === 0 ? 'doc-out.nobody' : 'doc-out.sent-already')
  for (const readerId of fresh) {
    const { id } = await create(ctx, circulatedLetter, {
      title: letter.title,
      docNo: letter.number,
      [letters.by]: letter.id,
      readerId,
      sentBy: ctx.actor.id,
      sentTime: ctx.now,
      // Of no unit: a reading is seen by its reader and its sender.
      unitId: null,
      deptId: null,
    })
    await makeReader(ctx, circulatedLetter, id, [readerId])
  }
  await makeReader(ctx, letters.doc, letter.id, fresh)
  return { sentTo: String(before.length + fresh.length) }
}

/** Who a letter was sent to, as its page shows it. */
export async function shownReadings(ctx: Ctx, letters: Letters, id: string) {
  const readings = await readingsOf(ctx, letters, id)
  return readings.map(({ id: reading, readerId, sentBy, sentTime, readTime, opinion }) => ({
    id: reading,
    readerId,
    sentBy,
    sentTime,
    readTime,
    opinion,
  }))
}

/** Everybody a letter was sent to, in the order in which it was. */
function readingsOf(ctx: Ctx, { by }: Letters, id: string) {
  const all = ctx.withoutScope(reason)
  return find(all, circulatedLetter, { [by]: id }, { sort: ['sentTime', 'id'] })
}

/** Confirmations of one letter come one after the other, so that each counts those before it. */
export async function lockLetterOf(ctx: Ctx, readingId: string): Promise<void> {
  await ctx.sql.query(sql`
    select 1 from office.doc_out o where o.id = (select r.out_id from office.doc_reading r where r.id = ${readingId}::uuid)
    for update`)
  await ctx.sql.query(sql`
    select 1 from office.doc_in i where i.id = (select r.in_id from office.doc_reading r where r.id = ${readingId}::uuid)
    for update`)
}

/** Writes on the letter how many have read it, who confirms now among them. */
export async function countReading(ctx: Ctx, letters: Letters, id: string): Promise<void> {
  const all = ctx.withoutScope(reason)
  const read = await find(all, circulatedLetter, { [letters.by]: id, status: readingState.read })
  const letter = await get<typeof letters.doc>(all, letters.doc, id)
  await change<typeof letters.doc>(all, letters.doc, letter, { readBy: String(read.length) }, { verb: 'counted' })
}

/** Tells those who have not read a letter yet. */
export async function remind(ctx: Ctx, letters: Letters, { id: letterId, title, number }: Letter): Promise<void> {
  const waiting = (await readingsOf(ctx, letters, letterId)).filter(({ status }) => status === readingState.waiting)
  for (const { id, readerId } of waiting)
    await notify(ctx, [readerId], {
      event: 'doc-out.remind',
      params: { title, number, by: { person: ctx.actor.id } },
      about: { doc: circulatedLetter, id },
    })
}

/** Nobody has to read a letter that is void; who has it is told. */
export async function withdrawReadings(ctx: Ctx, letters: Letters, { id, title, number }: Letter): Promise<void> {
  for (const reading of await readingsOf(ctx, letters, id)) {
    if (reading.status === readingState.waiting)
      await change(ctx, circulatedLetter, reading, { status: readingState.withdrawn }, { verb: 'withdrawn' })
    await notify(ctx, [reading.readerId], {
      event: 'doc-out.voided',
      params: { title, number },
      about: { doc: circulatedLetter, id: reading.id },
    })
  }
}

/** Ids of people or places that a verb was given. */
export function idsIn(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((id) => typeof id === 'string') : []
}
