import sql, { join } from 'sql-template-tag'
import { person } from '../../base/person.ts'
import type { AnyDocument } from '../../core/document.ts'
import type { Words } from '../../core/language.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { handTasksTo } from '../flow/rehome.ts'
import { change } from '../store/change.ts'
import { labelIn } from '../store/labels.ts'
import { mappingOf } from '../store/mapping.ts'
import { readRecord, readRecords } from '../store/read.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import { draftedDocuments, draftsOf, ownedFields } from './owned-records.ts'

/** One sort of thing that somebody still holds. */
export interface HandoverLine {
  readonly sort: 'todo' | 'draft' | 'owned'
  /** `finance.paymentPlan`; empty for to-dos. */
  readonly document: string
  readonly label: string
  /** The field by which he owns them, and what it is called; empty otherwise. */
  readonly field: string
  readonly fieldLabel: string
  readonly count: number
}

type Asked = Omit<HandoverLine, 'count'>

/** What somebody would leave behind: open to-dos, drafts, records that he answers for. Only what there is any of. */
export async function leftBy(ctx: Ctx, personId: string): Promise<HandoverLine[]> {
  const titleOf = (key: string): Words => ctx.running.documents.get(key)?.words.title ?? { zh: key, ru: key, en: key }
  const drafts = draftedDocuments(ctx).map((doc) => ({ doc, asked: { sort: 'draft', document: mappingOf(doc).key, label: titleOf(mappingOf(doc).key)[ctx.lang], field: '', fieldLabel: '' } satisfies Asked, where: draftsOf(personId) }))
  const owned = ownedFields(ctx).map(({ doc, column, by }) => ({ doc, asked: { sort: 'owned', document: mappingOf(doc).key, label: titleOf(mappingOf(doc).key)[ctx.lang], field: column.name, fieldLabel: labelIn(ctx, doc, column.name) } satisfies Asked, where: by(personId) }))
  const all = [...drafts, ...owned]
  const queries = [
    sql`select -1 as place, count(*)::int as count from engine.flow_task where assignee = ${personId}::uuid and result is null`,
    ...all.map(({ doc, where }, place) => sql`select ${place}::int as place, count(*)::int as count from ${mappingOf(doc).table} t where ${where}`),
  ]
  const rows = await ctx.sql.query<{ place: number; count: number }>(join(queries, ' union all '))
  return rows.filter(({ count }) => count > 0).toSorted((a, b) => a.place - b.place).map(({ place, count }): HandoverLine => {
    const asked = all[place]?.asked
    return asked === undefined ? { sort: 'todo', document: '', label: '', field: '', fieldLabel: '', count } : { ...asked, count }
  })
}

/** One line of what somebody holds, as it is handed over by itself. */
export type HandoverPart = Pick<HandoverLine, 'sort' | 'document' | 'field'>

/** Gives what somebody holds to another, everything or one line of it, in one transaction; answers what is left. */
export function handOver(ctx: Ctx, from: string, to: string, part: HandoverPart | null = null): Promise<HandoverLine[]> {
  const isMeant = (sort: HandoverLine['sort'], document: string, field: string) => part === null || (part.sort === sort && part.document === document && part.field === field)
  return withinTransaction(ctx.withoutScope('a leaver’s work is handed over'), async (inside) => {
    await requireReceiver(inside, from, to)
    if (isMeant('todo', '', '')) await handTasksTo(inside, from, to)
    for (const doc of draftedDocuments(inside)) if (isMeant('draft', mappingOf(doc).key, '')) await giveDrafts(inside, doc, from, to)
    for (const { doc, column, by } of ownedFields(inside)) {
      if (!isMeant('owned', mappingOf(doc).key, column.name)) continue
      for (const record of await readRecords(inside, doc, by(from), { lock: true, lines: true })) {
        const value = record[column.name]
        await change(inside, doc, record, { [column.name]: Array.isArray(value) ? [...new Set(value.map((id) => (id === from ? to : id)))] : to }, { verb: 'update' })
      }
    }
    return leftBy(inside, from)
  })
}

async function requireReceiver(ctx: Ctx, from: string, to: string): Promise<void> {
  // Whoever hands over would else take anybody's decisions into his own hands.
  if (to === ctx.actor.id) throw new Refusal('handover.oneself', {}, { errors: { toUserId: { code: 'handover.oneself' } } })
  const receiver = await readRecord(ctx, person, to)
  if (receiver === null || receiver.userZt !== '1' || from === to) throw new Refusal('handover.receiver', {}, { errors: { toUserId: { code: 'handover.receiver' } } })
}

/** A draft is his who began it: it changes hands with its history. */
async function giveDrafts(ctx: Ctx, doc: AnyDocument, from: string, to: string): Promise<void> {
  const { table, key } = mappingOf(doc)
  await ctx.sql.query(sql`
    with given as (
      update ${table} t set create_by = ${to}::uuid, create_name = (select user_name from base.person where id = ${to}::uuid), ver = t.ver + 1
      where ${draftsOf(from)} returning t.id, t.ver)
    insert into engine.history (document, record_id, at, person, person_name, verb, ver, field, before, after)
    select ${key}, id, ${new Date(ctx.now)}, ${ctx.actor.id}::uuid, ${ctx.actor.name}, 'update', ver, 'createBy', ${JSON.stringify(from)}, ${JSON.stringify(to)} from given`)
}

/** Refuses a leaver who still holds anything. */
export async function requireNothingLeft(ctx: Ctx, personId: string): Promise<void> {
  const left = await leftBy(ctx, personId)
  const count = left.reduce((sum, line) => sum + line.count, 0)
  if (count > 0) throw new Refusal('person.notHandedOver', { count })
}
