import sql, { type Sql } from 'sql-template-tag'
import type { Json } from '../../core/json.ts'
import { languages, type Words } from '../../core/language.ts'
import { asPerson } from '../access/as-person.ts'
import { holdersOf } from '../access/holders.ts'
import type { Ctx } from '../context.ts'
import { makeContext } from '../make-context.ts'
import { emitAll, type ToldOf } from '../outbox/emit.ts'
import { columnOf, mappingOf } from '../store/mapping.ts'
import { readRecords } from '../store/read.ts'
import { idOf, textOf } from '../store/stored-record.ts'
import { type Summary, summariesOf } from '../store/summaries.ts'
import { matches } from '../store/where.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import { meantFor, type NamedTask, neededFor, waits } from './office-tasks.ts'
import type { BegunTask } from './task-moves.ts'
import { taskWords } from './task-words.ts'

/** Tells an office that records have begun to wait for it: those who may settle them, see them and did not bring it about. */
export async function tellOffice(ctx: Ctx, payload: Json): Promise<void> {
  const begun = payload as unknown as BegunTask // the store wrote it
  const named = namedTask(ctx, begun)
  const ids = named === null ? [] : await stillWaiting(ctx, named, begun.ids ?? [begun.id])
  if (named === null || ids.length === 0) return
  const told = await readersOf(ctx, named, ids, begun.by)
  await withinTransaction(ctx, async (inside) => {
    const numbers = await numbersOf(inside, named, ids)
    const wait: Json = { ...taskWords(inside, named.document, named.name) }
    const one = told.flatMap(({ id, person, subject, amount }): ToldOf[] => {
      const number = numbers.get(id)
      if (number === undefined) return []
      return [
        {
          event: 'task.office',
          about: { doc: named.doc, id },
          person,
          data: {
            task: named.name,
            wait,
            number,
            subject: { ...subject },
            ...(amount === null ? {} : { amount: { ...amount } }),
          },
        },
      ]
    })
    await emitAll(inside, named.task.together === true ? gathered(one) : one)
  })
}

const toDo = '/workflowdb'

/** Who would be told of several is told once of how many there are, and led to his list of tasks. */
function gathered(told: readonly ToldOf[]): ToldOf[] {
  const people = [...new Set(told.map(({ person }) => person))]
  return people.flatMap((person): ToldOf[] => {
    const his = told.filter((one) => one.person === person)
    const [first] = his
    if (first === undefined || his.length === 1) return his
    const {
      about,
      data: { task = null, wait = null },
    } = first
    return [
      {
        event: 'task.offices',
        about: { ...about, id: null },
        person,
        data: { task, wait, count: his.length, url: toDo },
      },
    ]
  })
}

function namedTask({ running }: Ctx, { document, task: name }: BegunTask): NamedTask | null {
  const doc = running.documents.get(document)?.doc
  const task = doc?.tasks?.[name]
  return doc === undefined || task === undefined ? null : { document, doc, name, task }
}

/** Somebody may have settled one before the office heard of it. */
function stillWaiting(ctx: Ctx, named: NamedTask, ids: readonly string[]): Promise<string[]> {
  return which(ctx, named, ids, waits(named))
}

/** Those of some records that meet a condition, in their order. */
async function which({ sql: on }: Ctx, { doc }: NamedTask, ids: readonly string[], condition: Sql): Promise<string[]> {
  const rows = await on.query<{ id: string }>(
    sql`select t.id from ${mappingOf(doc).table} t where t.id = any(${ids}::uuid[]) and ${condition} order by array_position(${ids}::uuid[], t.id)`,
  )
  return rows.map(({ id }) => id)
}

/** What the records are told by: their numbers, or else their titles. */
async function numbersOf(ctx: Ctx, { doc }: NamedTask, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const records = await readRecords(ctx, doc, matches(columnOf(mappingOf(doc), 'id'), ids))
  return new Map(records.map((record) => [idOf(record), textOf(record, doc.number?.field ?? doc.title)]))
}

interface Reader {
  readonly id: string
  readonly person: string
  readonly subject: Words
  readonly amount: Words | null
}

/** Everybody whose task a record is, with what he may know of it; a row outside somebody's scope has no summary for him. */
async function readersOf(ctx: Ctx, named: NamedTask, ids: readonly string[], by: string): Promise<Reader[]> {
  const holders = (await holdersOf(ctx, `${named.doc.code}-${neededFor(named.doc, named.task.verb)}`)).filter(
    (person) => person !== by,
  )
  const readers = await Promise.all(
    holders.map(async (person): Promise<Reader[]> => {
      const meant = await which(ctx, named, ids, meantFor(named, person))
      if (meant.length === 0) return []
      const his = await asPerson(ctx, person)
      const said = await Promise.all(
        languages.map(
          async (lang) => [lang, await summariesOf(makeContext({ ...his, lang }), named.doc, meant)] as const,
        ),
      )
      return meant.flatMap((id) => {
        const own = said.map(([lang, summaries]) => [lang, summaries.get(id)] as const)
        const subject = wordsOf(own, (summary) => summary.subject)
        return subject === null ? [] : [{ id, person, subject, amount: wordsOf(own, (summary) => summary.amount) }]
      })
    }),
  )
  return readers.flat()
}

function wordsOf(
  said: readonly (readonly [string, Summary | undefined])[],
  part: (summary: Summary) => string | null,
): Words | null {
  const { zh, ru, en } = Object.fromEntries(
    said.map(([lang, summary]) => [lang, summary === undefined ? null : part(summary)]),
  )
  return zh === null || zh === undefined || ru === null || ru === undefined || en === null || en === undefined
    ? null
    : { zh, ru, en }
}
