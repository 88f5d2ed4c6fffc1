import type { AnyDocument } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find } from '../read/find.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'

/** Records of one document that another record may not be ended before. */
export interface Followers {
  readonly doc: AnyDocument
  readonly where: Where
}

/** Refuses to end a record while others that follow from it are open, whoever may see them; it names them. */
export async function requireNoFollowers(ctx: Ctx, followers: readonly Followers[]): Promise<void> {
  const all = ctx.withoutScope('what follows from a record binds whoever ends it')
  const named: string[] = []
  for (const { doc, where } of followers) {
    const found = await find(all, doc, where, { sort: ['createTime'], limit: most - named.length })
    named.push(...found.map((record) => nameOf(ctx, doc, record as StoredRecord))) // a record of whatever document
    if (named.length >= most) break
  }
  if (named.length > 0) throw new Refusal('record.followed', { documents: named.join(comma[ctx.lang]) })
}

// As many as a message holds.
const most = 5
const comma = { zh: '、', ru: ', ', en: ', ' } as const

function nameOf({ running, lang }: Ctx, doc: AnyDocument, record: StoredRecord): string {
  const title = running.documents.get(`${doc.module}.${doc.name}`)?.words.title[lang] ?? doc.name
  return `${title} ${textOf(record, doc.number?.field ?? doc.title)}`
}
