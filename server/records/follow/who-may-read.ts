import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { matches } from '../list/where-condition.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { mayDo } from '../read/require-permission.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'

/** Of some people those in service who may read a record now, in the order given; each is asked with his own rights. */
export async function whoMayRead(ctx: Ctx, doc: AnyDocument, id: string, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return []
  const rows = await ctx.sql.query<{ id: string }>(
    sql`select id from base.person where id = any(${people}::uuid[]) and user_zt = '1' and del_flag = 0`,
  )
  const serving = new Set(rows.map((row) => row.id))
  const asked = [...new Set(people)].filter((person) => serving.has(person))
  const answers = await Promise.all(asked.map((person) => mayRead(ctx, doc, id, person)))
  return asked.filter((_, at) => answers[at])
}

async function mayRead(ctx: Ctx, doc: AnyDocument, id: string, person: string): Promise<boolean> {
  const { lang, now, requestId, ip, sql: on, running } = ctx
  const his = makeContext({ actor: await loadActor(on, person), lang, now, requestId, ip, sql: on, running })
  if (!mayDo(his, doc, 'ck')) return false
  return (await readRecords(his, doc, matches(columnOf(mappingOf(doc), 'id'), id), { limit: 1 })).length > 0
}
