import type { AnyDocument } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find } from '../read/find-visible-records.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'

/** Records of one document that another record may not be ended before. */
interface Followers {
  readonly doc: AnyDocument
  readonly where: Where
}

/**
 * Refuses to end a record while others that follow from it are open, whoever may see them; it names them, the newest
 * first: in this order they are ended.
 */
export async function requireNoDependents(ctx: Ctx, followers: readonly Followers[]): Promise<void> {
  const all = ctx.withoutScope('what follows from a record binds whoever ends it')
  const open: { readonly since: number; readonly name: string }[] = []
  for (const { doc, where } of followers) {
    const found = await find(all, doc, where, { sort: ['-createTime'], limit: most })
    open.push(...found.map((record) => ({ since: record.createTime, name: nameOf(ctx, doc, record as StoredRecord) }))) // a record of whatever document
  }
  if (open.length === 0) return
  const named = open.toSorted((one, other) => other.since - one.since).slice(0, most)
  throw new Refusal('record.followed', { documents: named.map(({ name }) => name).join(comma[ctx.lang]) })
}

// As many as a message holds.
const most = 5
const comma = { zh: '、', ru: ', ', en: ', ' } as const

function nameOf({ running, lang }: Ctx, doc: AnyDocument, record: StoredRecord): string {
  const title = running.documents.get(`${doc.module}.${doc.name}`)?.words.title[lang] ?? doc.name
  return `${title} ${textOf(record, doc.number?.field ?? doc.title)}`
}
