import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import { languages, type Words } from '../../../core/values/language.ts'
import { holdersOf } from '../../identity/access/permission-holders.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { emitAll, type ToldOf } from '../../platform/outbox/emit.ts'
import { asPerson } from '../../records/access/as-person.ts'
import { type Gist, gistsOf, knownRecords } from '../../records/list/record-summaries.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { meantFor, type NamedTask, neededFor, tasksFrom, waits } from '../../records/role-tasks/role-tasks.ts'
import type { BegunTask } from '../../records/role-tasks/task-changes.ts'
import { taskWords } from '../../records/role-tasks/task-words.ts'
import { columnOf, mappingOf } from '../../records/schema/table-mapping.ts'

/**
 * Tells an office that records have begun to wait for it: those who may settle them, see them and did not bring it
 * about.
 */
export async function notifyTaskHolders(ctx: Ctx, payload: Json): Promise<void> {
  const begun = payload as unknown as BegunTask // the store wrote it
  const named = namedTask(ctx, begun)
  const numbers = named === null ? new Map() : await stillWaiting(ctx, named, begun.ids ?? [begun.id])
  if (named === null || numbers.size === 0) return
  const holders = await holdersOf(ctx, `${named.doc.code}-${neededFor(named.doc, named.task.verb)}`)
  const told = holders.filter((person) => person !== begun.by).map((person) => toldTo(ctx, named, numbers, person))
  await emitAll(ctx, (await Promise.all(told)).flat())
}

type Numbers = ReadonlyMap<string, string>

// Who would be told of more at once is told how many there are, and led to his list of tasks.
const few = 5
const toDo = '/workflowdb'

async function toldTo(ctx: Ctx, named: NamedTask, numbers: Numbers, person: string): Promise<ToldOf[]> {
  const his = await asPerson(ctx, person)
  const singly = named.task.together === true ? 1 : few
  const ids = [...numbers.keys()]
  const own = ids.length > singly ? await tasksAmong(his, named, ids) : ids
  const wait: Json = { ...taskWords(ctx, named.document, named.name) }
  if (own.length <= singly) return (await readingsOf(his, named, own)).map(toldOfOne)
  return [
    {
      event: 'task.offices',
      about: { doc: named.doc, id: null },
      person,
      data: { task: named.name, wait, count: own.length, url: toDo },
    },
  ]

  function toldOfOne({ id, subject, amount }: Reading): ToldOf {
    return {
      event: 'task.office',
      about: { doc: named.doc, id },
      person,
      data: {
        task: named.name,
        wait,
        number: numbers.get(id) ?? '',
        subject: { ...subject },
        ...(amount === null ? {} : { amount: { ...amount } }),
      },
    }
  }
}

function namedTask({ running }: Ctx, { document, task: name }: BegunTask): NamedTask | null {
  const doc = running.documents.get(document)?.doc
  const task = doc?.tasks?.[name]
  return doc === undefined || task === undefined ? null : { document, doc, name, task }
}

/**
 * By what each record is told, its number or else its title, in their order. Somebody may have settled one before the
 * office heard of it.
 */
async function stillWaiting({ sql: on }: Ctx, named: NamedTask, ids: readonly string[]): Promise<Numbers> {
  const mapping = mappingOf(named.doc)
  const number = columnOf(mapping, named.doc.number?.field ?? named.doc.title).id
  const rows = await on.query<{ id: string; number: string }>(
    prepared(sql`
    select t.id, coalesce(t.${number}::text, '') as number from ${mapping.table} t
    where t.id = any(${ids}::uuid[]) and ${waits(named)} order by array_position(${ids}::uuid[], t.id)`),
  )
  return new Map(rows.map(({ id, number: told }) => [id, told]))
}

/** Which of some records are tasks of the caller. */
async function tasksAmong(ctx: Ctx, named: NamedTask, ids: readonly string[]): Promise<string[]> {
  if (!mayDo(ctx, named.doc, 'ck')) return []
  const own = sql`select t.id from ${tasksFrom(ctx, named)} and t.id = any(${ids}::uuid[])`
  return (await ctx.sql.query<{ id: string }>(prepared(own))).map(({ id }) => id)
}

interface Reading {
  readonly id: string
  readonly subject: Words
  readonly amount: Words | null
}

/**
 * What the caller may know of those of some records that are his tasks; a row outside his scope has no summary for him.
 */
async function readingsOf(ctx: Ctx, named: NamedTask, ids: readonly string[]): Promise<Reading[]> {
  const known = await knownRecords(ctx, named.doc, sql`t.id = any(${ids}::uuid[]) and ${meantFor(named, ctx.actor.id)}`)
  const said = await Promise.all(
    languages.map(async (lang) => [lang, await gistsOf(makeContext({ ...ctx, lang }), named.doc, known)] as const),
  )
  return ids.flatMap((id) => {
    const own = said.map(([lang, gists]) => [lang, gists.get(id)] as const)
    const subject = wordsOf(own, (gist) => gist.subject)
    return subject === null ? [] : [{ id, subject, amount: wordsOf(own, (gist) => gist.amount) }]
  })
}

function wordsOf(
  said: readonly (readonly [string, Gist | undefined])[],
  part: (gist: Gist) => string | null,
): Words | null {
  const { zh, ru, en } = Object.fromEntries(said.map(([lang, gist]) => [lang, gist === undefined ? null : part(gist)]))
  return zh === null || zh === undefined || ru === null || ru === undefined || en === null || en === undefined
    ? null
    : { zh, ru, en }
}
