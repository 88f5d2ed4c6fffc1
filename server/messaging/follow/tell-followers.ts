import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { languages, type Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { namedRecord } from '../../records/comments/write-comment.ts'
import { whoMayRead } from '../../records/follow/who-may-read.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { verbLabel } from '../../records/read/verb-label.ts'

interface Told {
  readonly document: string
  readonly id: string
  readonly verb: string
  readonly person: string
  /** Who was told already. */
  readonly told: readonly string[]
}

/** Tells those who follow a record of one change, but for whoever made it and those who may not read it any more. */
export async function tellFollowers(ctx: Ctx, payload: Json): Promise<void> {
  const { document, id, verb, person, told } = payload as unknown as Told // written by changes-to-tell.ts
  const doc = ctx.running.documents.get(document)?.doc
  const record = doc === undefined ? null : await readRecord(ctx, doc, id)
  if (doc === undefined || record === null) return
  const followers = await ctx.sql.query<{ person: string }>(sql`
    select person from engine.follower where document = ${document} and record_id = ${id}::uuid and person <> ${person}::uuid`)
  const people = await whoMayRead(
    ctx,
    doc,
    id,
    followers.map((row) => row.person).filter((one) => !told.includes(one)),
  )
  await notify(ctx, people, {
    event: verb === 'comment' ? 'follow.comment' : 'follow.change',
    about: { doc, id },
    params: { ...namedRecord(doc, record), actorName: { person }, what: wordsOf(ctx, doc, verb) },
  })
}

function wordsOf({ running }: Ctx, doc: AnyDocument, verb: string): Words {
  return Object.fromEntries(languages.map((lang) => [lang, verbLabel({ lang, running }, doc, verb)])) as Words // one for each language
}
