import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { audited } from '../audit/write-audit-line.ts'
import { setFollowing } from '../follow/following.ts'
import { whoMayRead } from '../follow/who-may-read.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { mentionedIn, spelled } from './comment-text.ts'
import { type CommentRow, namesOfPeople, openFor } from './comments.ts'

const longest = 2_000
const mostNamed = 20

/**
 * Says something about a record: whoever is named in it is told, and so are its followers, of whom the writer becomes
 * one.
 */
export async function addComment(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  given: string,
): Promise<{ id: string }> {
  const text = await accepted(ctx, doc, record, given)
  const id = await storeComment(ctx, mappingOf(doc).key, idOf(record), text)
  await trace(ctx, doc, record, 'comment', { text: await inWords(ctx, text) })
  await setFollowing(ctx, doc, idOf(record), true)
  await tell(ctx, doc, record, text, mentionedIn(text))
  return { id }
}

/** Writes a remark of the caller down; its id. */
export async function storeComment(ctx: Ctx, document: string, recordId: string, text: string): Promise<string> {
  const id = newId()
  await ctx.sql.query(
    sql`insert into engine.comment (id, document, record_id, person, at, body) values (${id}::uuid, ${document}, ${recordId}::uuid, ${ctx.actor.id}::uuid, ${new Date(ctx.now)}, ${text})`,
  )
  return id
}

/** Changes one's own remark; only those who were not named before are told. */
export async function editComment(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  id: string,
  given: string,
): Promise<void> {
  const text = await accepted(ctx, doc, record, given)
  const before = await rewriteComment(ctx, { document: mappingOf(doc).key, recordId: idOf(record), id }, text)
  if (text === before.body) return
  await trace(ctx, doc, record, 'commentEdit', {
    before: await inWords(ctx, before.body),
    text: await inWords(ctx, text),
  })
  const known = mentionedIn(before.body)
  await mention(
    ctx,
    doc,
    record,
    text,
    mentionedIn(text).filter((person) => !known.includes(person)),
  )
  await changed(ctx, doc, record, [])
}

/** Gives a remark of the caller another text; as it was. */
export async function rewriteComment(
  ctx: Ctx,
  { document, recordId, id }: { readonly document: string; readonly recordId: string; readonly id: string },
  text: string,
): Promise<CommentRow> {
  const before = await ownComment(ctx, document, recordId, id)
  if (text !== before.body)
    await ctx.sql.query(
      sql`update engine.comment set body = ${text}, edited_at = ${new Date(ctx.now)} where id = ${id}::uuid`,
    )
  return before
}

/** Takes one's own remark back; that there was one stays visible, its words stay in the audit. */
export async function removeComment(ctx: Ctx, doc: AnyDocument, record: StoredRecord, id: string): Promise<void> {
  const before = await takeBack(ctx, mappingOf(doc).key, idOf(record), id)
  await trace(ctx, doc, record, 'commentRemove', { before: await inWords(ctx, before.body) })
  await changed(ctx, doc, record, [])
}

/** Marks one's own remark as taken back; as it was. */
export async function takeBack(ctx: Ctx, document: string, recordId: string, id: string): Promise<CommentRow> {
  const before = await ownComment(ctx, document, recordId, id)
  await ctx.sql.query(sql`update engine.comment set removed_at = ${new Date(ctx.now)} where id = ${id}::uuid`)
  return before
}

/** The text without outer spaces; refused when it is empty or too long. */
export function remarkIn(given: string): string {
  const text = given.trim()
  if (text === '') throw wrong({ code: 'comment.empty' })
  if (text.length > longest) throw wrong({ code: 'comment.long', params: { max: longest } })
  return text
}

/** The same; refused also when it names somebody who may not read the record. */
async function accepted(ctx: Ctx, doc: AnyDocument, record: StoredRecord, given: string): Promise<string> {
  const text = remarkIn(given)
  const named = mentionedIn(text)
  if (named.length > mostNamed) throw wrong({ code: 'comment.crowded', params: { max: mostNamed } })
  const readers = await whoMayRead(ctx, doc, idOf(record), named)
  const others = named.filter((person) => !readers.includes(person))
  if (others.length > 0)
    throw wrong({
      code: 'comment.stranger',
      params: { names: enumerated(Object.values(await namesOfPeople(ctx, others)), ctx.lang) },
    })
  return text
}

async function ownComment(ctx: Ctx, document: string, recordId: string, id: string): Promise<CommentRow> {
  const [row] = await ctx.sql.query<CommentRow>(sql`
    select id, person, at, body, edited_at as "editedAt", removed_at as "removedAt" from engine.comment
    where id = ${id}::uuid and document = ${document} and record_id = ${recordId}::uuid for update`)
  if (row === undefined || row.removedAt !== null) throw new Refusal('record.missing', {}, { status: 404 })
  if (row.person !== ctx.actor.id) throw new Refusal('comment.foreign', {}, { status: 403 })
  if (ctx.now - row.at >= openFor) throw new Refusal('comment.late', { hours: openFor / hourMs }, { status: 409 })
  return row
}

async function tell(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  text: string,
  named: readonly string[],
): Promise<void> {
  await mention(ctx, doc, record, text, named)
  await changed(ctx, doc, record, named)
}

async function mention(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  text: string,
  people: readonly string[],
): Promise<void> {
  const others = people.filter((person) => person !== ctx.actor.id)
  await notify(ctx, others, {
    event: 'follow.mention',
    about: { doc, id: idOf(record) },
    params: { ...namedRecord(doc, record), actorName: { person: ctx.actor.id }, text },
  })
}

/** Pages that show the record read its remarks again; followers hear of it, but for those who were named. */
async function changed(ctx: Ctx, doc: AnyDocument, record: StoredRecord, named: readonly string[]): Promise<void> {
  await emit(ctx, {
    event: `${mappingOf(doc).key}.comment`,
    about: { doc, id: idOf(record) },
    people: [ctx.actor.id],
    data: { told: [...named] },
  })
}

async function inWords(ctx: Ctx, text: string): Promise<string> {
  const names = await namesOfPeople(ctx, mentionedIn(text))
  return spelled(text, (id) => names[id] ?? '')
}

function trace(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  verb: string,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  return audited(ctx, {
    verb,
    document: mappingOf(doc).key,
    recordId: idOf(record),
    title: textOf(record, doc.title),
    detail,
  })
}

/** What a notice calls a record. */
export function namedRecord(
  doc: AnyDocument,
  record: StoredRecord,
): { readonly number: string; readonly title: string } {
  return { number: doc.number === undefined ? '' : textOf(record, doc.number.field), title: textOf(record, doc.title) }
}

function wrong(error: FieldError): Refusal {
  return new Refusal(error.code, error.params ?? {}, { status: 422, errors: { text: error } })
}
