import sql from 'sql-template-tag'
import { v7 as uuidv7 } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import { layoutOf } from '../../../core/description/list-layout.ts'
import type { ViewContent } from '../../../core/description/list-view.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { audited } from '../audit/write-audit-line.ts'
import { changedMeanwhile, missing } from '../read/record-refusals.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { isVisible } from './visible-views.ts'

/** A view as its owner saves it; without an id it is a new one. */
export interface GivenView {
  readonly id: string | null
  readonly ver: number | null
  readonly list: string
  readonly name: string
  readonly content: ViewContent
  readonly shares: readonly { readonly kind: 'role' | 'department'; readonly target: string }[]
}

const longestName = 40
const mostViews = 50
const mostShares = 20

/** Saves a view under a name that no other of this person's views of the list has. */
export function saveView(ctx: Ctx, doc: AnyDocument, given: GivenView): Promise<{ id: string; ver: number }> {
  requireName(given.name)
  return withinTransaction(ctx, async (inside) => {
    await requireFree(inside, doc, given)
    const saved = given.id === null ? await inserted(inside, doc, given) : await replaced(inside, doc, given)
    await writeShares(inside, saved.id, given)
    if (given.shares.length > 0)
      await audited(inside, {
        verb: 'share-view',
        document: mappingOf(doc).key,
        title: given.name,
        detail: given.shares.map((share) => ({ ...share })),
      })
    return saved
  })
}

/** Removes one's own view, for everybody it was shared with. */
export async function removeView(ctx: Ctx, doc: AnyDocument, id: string): Promise<void> {
  if (!isId(id)) throw missing()
  const gone = await ctx.sql.query(sql`
    delete from engine.list_view where id = ${id}::uuid and document = ${mappingOf(doc).key} and owner = ${ctx.actor.id}::uuid returning id`)
  if (gone.length === 0) throw missing()
}

/** Puts a view into one's menu or takes it out, or makes it the one that the list opens with. */
export function chooseView(
  ctx: Ctx,
  doc: AnyDocument,
  id: string,
  { pinned, usual }: { readonly pinned: boolean; readonly usual: boolean },
): Promise<void> {
  if (!isId(id)) throw missing()
  return withinTransaction(ctx, async ({ sql: on, actor }) => {
    const [view] = await on.query<{ document: string; list: string }>(sql`
      select v.document, v.list from engine.list_view v where v.id = ${id}::uuid and v.document = ${mappingOf(doc).key} and ${isVisible(ctx)}`)
    if (view === undefined) throw missing()
    if (usual) {
      await on.query(sql`update engine.list_view_choice c set usual = false from engine.list_view v
        where c.person = ${actor.id}::uuid and v.id = c.view_id and v.document = ${view.document} and v.list = ${view.list}`)
    }
    await on.query(sql`insert into engine.list_view_choice (person, view_id, pinned, usual) values (${actor.id}::uuid, ${id}::uuid, ${pinned}, ${usual})
      on conflict (person, view_id) do update set pinned = excluded.pinned, usual = excluded.usual`)
  })
}

/** Remembers how a person arranged the columns of a list; the last word counts. */
export async function saveLayout(
  ctx: Ctx,
  doc: AnyDocument,
  list: string,
  given: Json | undefined,
): Promise<{ at: number }> {
  const layout = layoutOf(given)
  if (layout === null) throw new Refusal('request.malformed', {}, { status: 400 })
  await ctx.sql.query(sql`
    insert into engine.list_layout (person, document, list, layout, at)
    values (${ctx.actor.id}::uuid, ${mappingOf(doc).key}, ${list}, ${JSON.stringify(layout)}::jsonb, ${new Date(ctx.now).toISOString()}::timestamptz)
    on conflict (person, document, list) do update set layout = excluded.layout, at = excluded.at`)
  return { at: ctx.now }
}

function requireName(name: string): void {
  const tooLong = name.length > longestName ? 'view.name-long' : null
  const code = name === '' ? 'view.name-missing' : tooLong
  if (code !== null) throw Refusal.atField('name', code, { most: longestName })
}

/** The unique index decides between two saves at once; this says it in words beforehand. */
async function requireFree({ sql: on, actor }: Ctx, doc: AnyDocument, { id, list, name }: GivenView): Promise<void> {
  const { key } = mappingOf(doc)
  await on.query(sql`select pg_advisory_xact_lock(hashtextextended(${`list_view ${key} ${list} ${actor.id}`}, 0))`)
  const rows = await on.query<{ id: string; same: boolean }>(sql`
    select id, lower(name) = lower(${name}) as same from engine.list_view where document = ${key} and list = ${list} and owner = ${actor.id}::uuid`)
  if (rows.some((row) => row.same && row.id !== id)) throw Refusal.atField('name', 'view.name-taken', { name })
  if (id === null && rows.length >= mostViews) throw new Refusal('view.too-many', { most: mostViews })
}

async function inserted(
  { sql: on, actor, now }: Ctx,
  doc: AnyDocument,
  { list, name, content }: GivenView,
): Promise<{ id: string; ver: number }> {
  const id = uuidv7()
  await on.query(sql`insert into engine.list_view (id, document, list, owner, name, content, at)
    values (${id}::uuid, ${mappingOf(doc).key}, ${list}, ${actor.id}::uuid, ${name}, ${JSON.stringify(content)}::jsonb, ${new Date(now).toISOString()}::timestamptz)`)
  return { id, ver: 1 }
}

async function replaced(
  { sql: on, actor, now }: Ctx,
  doc: AnyDocument,
  { id, ver, list, name, content }: GivenView,
): Promise<{ id: string; ver: number }> {
  if (!isId(id)) throw missing()
  const [found] = await on.query<{ ver: number }>(sql`
    select ver from engine.list_view where id = ${id}::uuid and document = ${mappingOf(doc).key} and list = ${list} and owner = ${actor.id}::uuid for update`)
  if (found === undefined) throw missing()
  if (found.ver !== ver) throw changedMeanwhile()
  await on.query(
    sql`update engine.list_view set name = ${name}, content = ${JSON.stringify(content)}::jsonb, ver = ver + 1, at = ${new Date(now).toISOString()}::timestamptz where id = ${id}::uuid`,
  )
  return { id, ver: found.ver + 1 }
}

async function writeShares({ sql: on }: Ctx, id: string, { shares }: GivenView): Promise<void> {
  if (shares.length > mostShares || !shares.every(({ target }) => isId(target)))
    throw new Refusal('view.share-unknown', { most: mostShares })
  await on.query(sql`delete from engine.list_view_share where view_id = ${id}::uuid`)
  if (shares.length === 0) return
  const [roles, departments] = [
    shares.filter(({ kind }) => kind === 'role'),
    shares.filter(({ kind }) => kind === 'department'),
  ].map((some) => [...new Set(some.map(({ target }) => target.toLowerCase()))])
  const written = await on.query(sql`
    insert into engine.list_view_share (view_id, kind, target)
    select ${id}::uuid, 'role', r.id from base.role r where r.id = any(${roles}::uuid[]) and r.del_flag = 0
    union all select ${id}::uuid, 'department', d.id from base.department d where d.id = any(${departments}::uuid[]) and d.del_flag = 0 returning target`)
  if (written.length !== (roles?.length ?? 0) + (departments?.length ?? 0))
    throw new Refusal('view.share-unknown', { most: mostShares })
}
