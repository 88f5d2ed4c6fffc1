import sql from 'sql-template-tag'
import type { Page } from '../../../core/description/module.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isVisible } from './visible-views.ts'

/** A view that a person keeps in his menu, and the page it opens on. */
export interface PinnedView {
  readonly id: string
  readonly name: string
  /** Path of the list's page. */
  readonly path: string
}

/** The views in a person's menu; a list that none of his pages shows has none there. */
export async function pinnedViews(ctx: Ctx): Promise<readonly PinnedView[]> {
  const rows = await ctx.sql.query<{ id: string; name: string; document: string; list: string }>(sql`
    select v.id, v.name, v.document, v.list from engine.list_view_choice c join engine.list_view v on v.id = c.view_id
    where c.person = ${ctx.actor.id}::uuid and c.pinned and ${isVisible(ctx)} order by lower(v.name), v.id`)
  const pages =
    rows.length === 0
      ? []
      : ctx.running.modules.flatMap((module) => module.pages).filter(({ needs }) => ctx.actor.permissions.has(needs))
  return rows.flatMap(({ id, name, document, list }) => {
    const page = pages.find((one) => shows(one, document, list))
    return page === undefined ? [] : [{ id, name, path: page.path }]
  })
}

function shows({ list: shown, params }: Page, document: string, list: string): boolean {
  return params === undefined && (shown === `${document}.${list}` || (shown === document && list === 'main'))
}
