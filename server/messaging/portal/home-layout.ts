import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/** How a person arranged his home page: names of widgets in their order, and those he hid. */
interface HomeLayout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

/** The caller's arrangement; null while he keeps that of the product. */
export async function readHomeLayout({ sql: on, actor }: Ctx): Promise<HomeLayout | null> {
  const [row] = await on.query<HomeLayout>(
    sql`select shown as "order", hidden from engine.home_layout where person = ${actor.id}::uuid`,
  )
  return row ?? null
}

/** Keeps an arrangement of the caller; null gives back that of the product. */
export async function keepHomeLayout({ sql: on, actor, now }: Ctx, layout: HomeLayout | null): Promise<void> {
  await on.query(
    layout === null
      ? sql`delete from engine.home_layout where person = ${actor.id}::uuid`
      : sql`insert into engine.home_layout (person, shown, hidden, at) values (${actor.id}::uuid, ${layout.order}::text[], ${layout.hidden}::text[], ${new Date(now)})
        on conflict (person) do update set shown = excluded.shown, hidden = excluded.hidden, at = excluded.at`,
  )
}

/**
 * Widgets in a person's order; what came with a later version stands at the end, where it would by itself. What is for
 * dashboards is hidden until he has put it there.
 */
export function arranged<W extends { readonly module: string; readonly name: string; readonly apart: boolean }>(
  widgets: readonly W[],
  layout: HomeLayout | null,
): readonly (Omit<W, 'apart'> & { readonly hidden: boolean })[] {
  const keyOf = ({ module, name }: W) => `${module}.${name}`
  const place = new Map(layout?.order.map((key, at) => [key, at]))
  return widgets
    .map((one) => ({ one, at: place.get(keyOf(one)) ?? place.size }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one, at }) => {
      const { apart, ...told } = one
      return { ...told, hidden: layout?.hidden.includes(keyOf(one)) === true || (apart && at === place.size) }
    })
}
