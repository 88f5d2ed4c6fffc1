import sql from 'sql-template-tag'
import { change, create, type Ctx, find, get, makeReader, notify, Refusal } from '../../../server/define.ts'
import { docOut, type DocOut } from './doc-out.ts'
import { docReading } from './doc-reading.ts'
import { leadersOfPlaces } from './leaders-of-places.server.ts'
import { readingState } from './letter-states.ts'

const reason = 'a letter counts everybody it was sent to'

interface Recipients {
  readonly people: readonly string[]
  /** A department or unit reads by its leader. */
  readonly places: readonly string[]
}

/** Sends a letter to those who have not got it yet: each has a task of his own, and reads the letter from now on. */
export async function sendTo(ctx: Ctx, record: DocOut, { people, places }: Recipients) {
  const before = await readingsOf(ctx, record.id)
  const has = new Set(before.map(({ readerId }) => readerId))
  const wanted = new Set([...people, ...(await leadersOfPlaces(ctx, places))])
  const fresh = [...wanted].filter((id) => !has.has(id))
  if (fresh.length === 0) throw new Refusal(wanted.size === 0 ? 'doc-out.nobody' : 'doc-out.sent-already')
  for (const readerId of fresh) {
    const { id } = await create(ctx, docReading, {
      title: record.title,
      docNo: record.docNo,
      outId: record.id,
      readerId,
      sentBy: ctx.actor.id,
      sentTime: ctx.now,
      // Of no unit: a reading is seen by its reader and its sender.
      unitId: null,
      deptId: null,
    })
    await makeReader(ctx, docReading, id, [readerId])
  }
  await makeReader(ctx, docOut, record.id, fresh)
  return { sentTo: String(before.length + fresh.length) }
}

/** Everybody a letter was sent to, in the order in which it was. */
export function readingsOf(ctx: Ctx, outId: string) {
  const all = ctx.withoutScope(reason)
  return find(all, docReading, { outId }, { sort: ['sentTime', 'id'] })
}

/** Confirmations of one letter come one after the other, so that each counts those before it. */
export async function lockLetterOf(ctx: Ctx, readingId: string): Promise<void> {
  await ctx.sql.query(sql`
    select 1 from office.doc_out o where o.id = (select r.out_id from office.doc_reading r where r.id = ${readingId}::uuid)
    for update`)
}

/** Writes on the letter how many have read it, who confirms now among them. */
export async function countReading(ctx: Ctx, outId: string): Promise<void> {
  const all = ctx.withoutScope(reason)
  const read = await find(all, docReading, { outId, status: readingState.read })
  const letter = await get(all, docOut, outId)
  await change(all, docOut, letter, { readBy: String(read.length) }, { verb: 'counted' })
}

/** Tells those who have not read a letter yet. */
export async function remind(ctx: Ctx, record: DocOut): Promise<void> {
  const waiting = (await readingsOf(ctx, record.id)).filter(({ status }) => status === readingState.waiting)
  for (const { id, readerId } of waiting)
    await notify(ctx, [readerId], {
      event: 'doc-out.remind',
      params: { title: record.title, number: record.docNo, by: { person: ctx.actor.id } },
      about: { doc: docReading, id },
    })
}

/** Nobody has to read a letter that is void; who has it is told. */
export async function withdrawReadings(ctx: Ctx, record: DocOut): Promise<void> {
  const all = await readingsOf(ctx, record.id)
  for (const reading of all) {
    if (reading.status === readingState.waiting)
      await change(ctx, docReading, reading, { status: readingState.withdrawn }, { verb: 'withdrawn' })
    await notify(ctx, [reading.readerId], {
      event: 'doc-out.voided',
      params: { title: record.title, number: record.docNo },
      about: { doc: docReading, id: reading.id },
    })
  }
}
