import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import { languages, type Words } from '../../../core/values/language.ts'
import { holdersOf } from '../../identity/access/holders.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { emitAll, type ToldOf } from '../../platform/outbox/emit.ts'
import { asPerson } from '../../records/access/as-person.ts'
import { type Gist, gistsOf, knownRecords } from '../../records/list/summaries.ts'
import { meantFor, type NamedTask, neededFor, waits } from '../../records/office/office-tasks.ts'
import type { BegunTask } from '../../records/office/task-moves.ts'
import { taskWords } from '../../records/office/task-words.ts'
import { columnOf, mappingOf } from '../../records/schema/mapping.ts'

/** Tells an office that records have begun to wait for it: those who may settle them, see them and did not bring it about. */
export async function tellOffice(ctx: Ctx, payload: Json): Promise<void> {
  const begun = payload as unknown as BegunTask // the store wrote it
  const named = namedTask(ctx, begun)
  const numbers = named === null ? new Map() : await stillWaiting(ctx, named, begun.ids ?? [begun.id])
  if (named === null || numbers.size === 0) return
  const told = await readersOf(ctx, named, [...numbers.keys()], begun.by)
  const wait: Json = { ...taskWords(ctx, named.document, named.name) }
  const one = told.map(({ id, person, subject, amount }): ToldOf => ({
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
  }))
  await emitAll(ctx, named.task.together === true ? gathered(one) : one)
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

/** By what each record is told, its number or else its title, in their order. Somebody may have settled one before the office heard of it. */
async function stillWaiting(
  { sql: on }: Ctx,
  named: NamedTask,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const mapping = mappingOf(named.doc)
  const number = columnOf(mapping, named.doc.number?.field ?? named.doc.title).id
  const rows = await on.query<{ id: string; number: string }>(
    prepared(sql`
    select t.id, coalesce(t.${number}::text, '') as number from ${mapping.table} t
    where t.id = any(${ids}::uuid[]) and ${waits(named)} order by array_position(${ids}::uuid[], t.id)`),
  )
  return new Map(rows.map(({ id, number: told }) => [id, told]))
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
      const his = await asPerson(ctx, person)
      const known = await knownRecords(his, named.doc, sql`t.id = any(${ids}::uuid[]) and ${meantFor(named, person)}`)
      const said = await Promise.all(
        languages.map(async (lang) => [lang, await gistsOf(makeContext({ ...his, lang }), named.doc, known)] as const),
      )
      return ids.flatMap((id) => {
        const own = said.map(([lang, gists]) => [lang, gists.get(id)] as const)
        const subject = wordsOf(own, (gist) => gist.subject)
        return subject === null ? [] : [{ id, person, subject, amount: wordsOf(own, (gist) => gist.amount) }]
      })
    }),
  )
  return readers.flat()
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
