import sql from 'sql-template-tag'
import type { HomeArrangement, HomeOwner } from '../../../core/api-types/home-page.ts'
import type { CellPlace } from '../../../core/description/dashboard.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'

type Owner = HomeOwner | 'person'

interface StoredPage extends HomeArrangement {
  readonly ver: number
  readonly rank: number
}

/**
 * The home page that the caller has: his own, else that of his roles, the lowest rank first, else that of his unit or
 * the nearest above it; null where nobody has arranged one. `own` false passes over his own.
 */
export async function homePageOf({ sql: on, actor }: Ctx, own: boolean): Promise<HomeArrangement | null> {
  const [row] = await on.query<HomeArrangement>(sql`
    select h.items, h.hidden
    from engine.home_page h
    left join base.role r on h.owner_kind = 'role' and r.id = h.owner and r.del_flag = 0
    left join base.department u on h.owner_kind = 'unit' and u.id = h.owner and u.del_flag = 0
    where (h.owner_kind = 'person' and h.owner = ${actor.id}::uuid and ${own})
      or r.role_code = any(${actor.roles})
      or exists (select from base.department d where d.id = ${actor.unitId}::uuid and d.path like u.path || '%')
    order by array_position(array['person', 'role', 'unit'], h.owner_kind), h.rank, length(u.path) desc, r.role_code
    limit 1`)
  return row ?? null
}

/** The arrangement of one owner, null while there is none. */
export async function storedPage({ sql: on }: Ctx, kind: Owner, owner: string): Promise<StoredPage | null> {
  const [row] = await on.query<StoredPage>(
    sql`select items, hidden, ver, rank from engine.home_page where owner_kind = ${kind} and owner = ${owner}::uuid`,
  )
  return row ?? null
}

/** Keeps what the caller arranged for himself; null gives him back that of his role. */
export async function keepOwnPage({ sql: on, actor, now }: Ctx, page: HomeArrangement | null): Promise<void> {
  await on.query(
    page === null
      ? sql`delete from engine.home_page where owner_kind = 'person' and owner = ${actor.id}::uuid`
      : sql`insert into engine.home_page (owner_kind, owner, items, hidden, rank, ver, at)
          values ('person', ${actor.id}::uuid, ${JSON.stringify(page.items)}::jsonb, ${page.hidden}::text[], 0, 1, ${new Date(now)})
          on conflict (owner_kind, owner) do update set items = excluded.items, hidden = excluded.hidden, ver = home_page.ver + 1, at = excluded.at`,
  )
}

/**
 * Keeps what an administrator arranged for a role or unit, null gives the usual page back; refused when another has
 * arranged it since he read version `ver`, which is 0 for none. Answers the new version.
 */
export async function keepPageFor(
  { sql: on, now }: Ctx,
  kind: HomeOwner,
  owner: string,
  page: (HomeArrangement & { readonly rank: number }) | null,
  ver: number,
): Promise<number> {
  const [kept] = await on.query<{ ver: number }>(statement(kind, owner, page, ver, new Date(now)))
  if (kept === undefined) throw new Refusal('record.changed', {}, { status: 409 })
  return page === null ? 0 : kept.ver
}

function statement(
  kind: HomeOwner,
  owner: string,
  page: (HomeArrangement & { readonly rank: number }) | null,
  ver: number,
  at: Date,
) {
  if (page === null)
    return sql`delete from engine.home_page where owner_kind = ${kind} and owner = ${owner}::uuid and ver = ${ver} returning ver`
  const items = JSON.stringify(page.items)
  if (ver === 0)
    return sql`insert into engine.home_page (owner_kind, owner, items, hidden, rank, ver, at)
      values (${kind}, ${owner}::uuid, ${items}::jsonb, ${page.hidden}::text[], ${page.rank}, 1, ${at}) on conflict do nothing returning ver`
  return sql`update engine.home_page set items = ${items}::jsonb, hidden = ${page.hidden}::text[], rank = ${page.rank}, ver = ver + 1, at = ${at}
    where owner_kind = ${kind} and owner = ${owner}::uuid and ver = ${ver} returning ver`
}

interface Known {
  readonly module: string
  readonly name: string
  readonly apart: boolean
}

/**
 * Widgets as they are arranged; what came with a later version stands at the end, where it would by itself. What is for
 * dashboards is hidden until somebody has put it there.
 */
export function arranged<W extends Known>(
  widgets: readonly W[],
  page: HomeArrangement | null,
): readonly (Omit<W, 'apart'> & { readonly hidden: boolean; readonly place: CellPlace | null })[] {
  const keyOf = ({ module, name }: W) => `${module}.${name}`
  const last = page?.items.length ?? 0
  const at = new Map(page?.items.map(({ widget }, nr) => [widget, nr]))
  return widgets
    .map((one) => ({ one, nr: at.get(keyOf(one)) ?? last }))
    .toSorted((a, b) => a.nr - b.nr)
    .map(({ one, nr }) => {
      const { apart, ...told } = one
      const hidden = page?.hidden.includes(keyOf(one)) === true || (apart && nr === last)
      return { ...told, hidden, place: page?.items[nr]?.place ?? null }
    })
}
