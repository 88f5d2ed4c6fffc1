import sql, { join } from 'sql-template-tag'
import { person } from '../../../base/person.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { handTasksTo } from '../../approval/people/reassign-tasks.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { readRecord, readRecords } from '../../records/read/read-stored-records.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { change } from '../../records/write/change-by-system.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
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
  const drafts = draftedDocuments(ctx).map((doc) => ({
    doc,
    asked: {
      sort: 'draft',
      document: mappingOf(doc).key,
      label: titleOf(ctx, mappingOf(doc).key),
      field: '',
      fieldLabel: '',
    } satisfies Asked,
    where: draftsOf(personId),
  }))
  const owned = ownedFields(ctx).map(({ doc, column, by }) => ({
    doc,
    asked: {
      sort: 'owned',
      document: mappingOf(doc).key,
      label: titleOf(ctx, mappingOf(doc).key),
      field: column.name,
      fieldLabel: labelIn(ctx, doc, column.name),
    } satisfies Asked,
    where: by(personId),
  }))
  const all = [...drafts, ...owned]
  const queries = [
    sql`select -1 as place, count(*)::int as count from engine.flow_task where assignee = ${personId}::uuid and result is null`,
    ...all.map(
      ({ doc, where }, place) =>
        sql`select ${place}::int as place, count(*)::int as count from ${mappingOf(doc).table} t where ${where}`,
    ),
  ]
  const rows = await ctx.sql.query<{ place: number; count: number }>(join(queries, ' union all '))
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, count }): HandoverLine => {
      const asked = all[place]?.asked
      return asked === undefined
        ? { sort: 'todo', document: '', label: '', field: '', fieldLabel: '', count }
        : { ...asked, count }
    })
}

function titleOf({ running, lang }: Ctx, key: string): string {
  return running.documents.get(key)?.words.title[lang] ?? key
}

/** One line of what somebody holds, as it is handed over by itself. */
export type HandoverPart = Pick<HandoverLine, 'sort' | 'document' | 'field'>

/** A part as a request keeps it; empty for everything. */
export function partKey(part: HandoverPart | null): string {
  return part === null ? '' : [part.sort, part.document, part.field].join('|')
}

/** The part that a request keeps. */
export function partOf(key: string | undefined): HandoverPart | null {
  const [sort, document = '', field = ''] = (key ?? '').split('|')
  return sort === 'todo' || sort === 'draft' || sort === 'owned' ? { sort, document, field } : null
}

/** What a part is called to whoever agrees to it; empty for everything and for to-dos. */
export function partLabel(ctx: Ctx, part: HandoverPart | null): string {
  return part === null || part.document === '' ? '' : titleOf(ctx, part.document)
}

/** Gives what somebody holds to another, everything or one line of it, in one transaction; answers what is left. */
export function handOver(
  ctx: Ctx,
  from: string,
  to: string,
  part: HandoverPart | null = null,
): Promise<HandoverLine[]> {
  const isMeant = (sort: HandoverLine['sort'], document: string, field: string) =>
    within(part, { sort, document, field })
  return withinTransaction(ctx.withoutScope('a leaver’s work is handed over'), async (inside) => {
    await requireReceiver(inside, from, to, part)
    if (isMeant('todo', '', '')) await handTasksTo(inside, from, to)
    for (const doc of draftedDocuments(inside))
      if (isMeant('draft', mappingOf(doc).key, '')) await giveDrafts(inside, doc, from, to)
    for (const { doc, column, by } of ownedFields(inside)) {
      if (!isMeant('owned', mappingOf(doc).key, column.name)) continue
      for (const record of await readRecords(inside, doc, by(from), { lock: true, lines: true })) {
        const value = record[column.name]
        await change(
          inside,
          doc,
          record,
          { [column.name]: Array.isArray(value) ? [...new Set(value.map((id) => (id === from ? to : id)))] : to },
          { verb: 'update' },
        )
      }
    }
    return leftBy(inside, from)
  })
}

function within(part: HandoverPart | null, { sort, document, field }: HandoverPart): boolean {
  return part === null || (part.sort === sort && part.document === document && part.field === field)
}

/**
 * Refuses whoever may not take over: not in service, the caller himself, or without the right to read what he would
 * get.
 */
export async function requireReceiver(ctx: Ctx, from: string, to: string, part: HandoverPart | null): Promise<void> {
  // Whoever hands over would else take anybody's decisions into his own hands.
  if (to === ctx.actor.id) throw Refusal.atField('toUserId', 'handover.oneself')
  const receiver = await readRecord(ctx, person, to)
  if (receiver === null || receiver.userZt !== '1' || from === to)
    throw Refusal.atField('toUserId', 'handover.receiver')
  const { permissions } = await loadActor(ctx.sql, to)
  const unread = (await documentsIn(ctx, from, part)).find((key) => {
    const doc = ctx.running.documents.get(key)?.doc
    return doc !== undefined && !permissions.has(`${doc.code}-ck`)
  })
  if (unread === undefined) return
  const params = { label: titleOf(ctx, unread) }
  throw Refusal.atField('toUserId', 'handover.unread', params)
}

/** The documents that would change hands, or whose tasks would; leading a department takes no right to read it. */
async function documentsIn(ctx: Ctx, from: string, part: HandoverPart | null): Promise<string[]> {
  const meant = (await leftBy(ctx, from)).filter((line) => within(part, line))
  const tasks = await ctx.sql.query<{ document: string }>(sql`
    select distinct i.document from engine.flow_task t join engine.flow_instance i on i.id = t.instance where t.assignee = ${from}::uuid and t.result is null`)
  const ofTasks = meant.some(({ sort }) => sort === 'todo') ? tasks.map(({ document }) => document) : []
  return [...ofTasks, ...meant.map(({ document }) => document).filter((key) => key !== '' && !key.startsWith('base.'))]
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
