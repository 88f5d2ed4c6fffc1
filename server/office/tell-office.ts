import sql from 'sql-template-tag'
import type { Json } from '../../core/json.ts'
import { languages, type Words } from '../../core/language.ts'
import { asPerson } from '../access/as-person.ts'
import { holdersOf } from '../access/holders.ts'
import type { Ctx } from '../context.ts'
import { makeContext } from '../make-context.ts'
import { notify } from '../outbox/notify.ts'
import { mappingOf } from '../store/mapping.ts'
import { readRecord } from '../store/read.ts'
import { type Summary, summariesOf } from '../store/summaries.ts'
import { textOf } from '../store/stored-record.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import { meantFor, type NamedTask, neededFor, waits } from './office-tasks.ts'
import type { BegunTask } from './task-moves.ts'
import { taskWords } from './task-words.ts'

/** Tells an office that a record has begun to wait for it: those who may settle it, see it and did not bring it about. */
export async function tellOffice(ctx: Ctx, payload: Json): Promise<void> {
  const begun = payload as unknown as BegunTask // the store wrote it
  const named = namedTask(ctx, begun)
  if (named === null || !await stillWaits(ctx, named, begun.id)) return
  const told = await readersOf(ctx, named, begun)
  await withinTransaction(ctx, async (inside) => {
    const record = await readRecord(inside, named.doc, begun.id)
    if (record === null) return
    const number = named.doc.number === undefined ? textOf(record, named.doc.title) : textOf(record, named.doc.number.field)
    const wait: Json = { ...taskWords(inside, named.document, named.name) }
    for (const { person, subject, amount } of told) {
      await notify(inside, [person], { event: 'task.office', about: { doc: named.doc, id: begun.id }, params: { task: named.name, wait, number, subject: { ...subject }, ...(amount === null ? {} : { amount: { ...amount } }) } })
    }
  })
}

function namedTask({ running }: Ctx, { document, task: name }: BegunTask): NamedTask | null {
  const doc = running.documents.get(document)?.doc
  const task = doc?.tasks?.[name]
  return doc === undefined || task === undefined ? null : { document, doc, name, task }
}

/** Somebody may have settled it before the office heard of it. */
async function stillWaits({ sql: on }: Ctx, named: NamedTask, id: string): Promise<boolean> {
  const rows = await on.query(sql`select 1 from ${mappingOf(named.doc).table} t where t.id = ${id}::uuid and ${waits(named)}`)
  return rows.length > 0
}

interface Reader {
  readonly person: string
  readonly subject: Words
  readonly amount: Words | null
}

/** Everybody whose task it is, with what he may know of the record; a row outside somebody's scope has no summary for him. */
async function readersOf(ctx: Ctx, named: NamedTask, { id, by }: BegunTask): Promise<Reader[]> {
  const holders = (await holdersOf(ctx, `${named.doc.code}-${neededFor(named.doc, named.task.verb)}`)).filter((person) => person !== by)
  const readers = await Promise.all(holders.map(async (person): Promise<Reader[]> => {
    const meant = await ctx.sql.query(sql`select 1 from ${mappingOf(named.doc).table} t where t.id = ${id}::uuid and ${meantFor(named, person)}`)
    if (meant.length === 0) return []
    const his = await asPerson(ctx, person)
    const said = await Promise.all(languages.map(async (lang) => [lang, (await summariesOf(makeContext({ ...his, lang }), named.doc, [id])).get(id)] as const))
    const subject = wordsOf(said, (summary) => summary.subject)
    return subject === null ? [] : [{ person, subject, amount: wordsOf(said, (summary) => summary.amount) }]
  }))
  return readers.flat()
}

function wordsOf(said: readonly (readonly [string, Summary | undefined])[], part: (summary: Summary) => string | null): Words | null {
  const { zh, ru, en } = Object.fromEntries(said.map(([lang, summary]) => [lang, summary === undefined ? null : part(summary)]))
  return zh === null || zh === undefined || ru === null || ru === undefined || en === null || en === undefined ? null : { zh, ru, en }
}
