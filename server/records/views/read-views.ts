import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { layoutOf } from '../../../core/description/list-layout.ts'
import type { ListView, ListViews, ViewShare } from '../../../core/description/list-view.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { seenContent, seenLayout } from './view-content.ts'
import { isVisible } from './visible-views.ts'

interface ViewRow {
  readonly id: string
  readonly ver: number
  readonly name: string
  readonly content: Json
  readonly owner: string
  readonly ownerName: string | null
  readonly shares: readonly ViewShare[]
  readonly pinned: boolean | null
  readonly usual: boolean | null
}

/** The views of a list that a person may use, his own first, and the columns as he left them. */
export async function viewsOf(ctx: Ctx, doc: AnyDocument, list: string): Promise<ListViews> {
  const rows = await ctx.sql.query<ViewRow>(sql`
    select v.id, v.ver, v.name, v.content, v.owner, p.user_name as "ownerName", c.pinned, c.usual,
      case when v.owner = ${ctx.actor.id}::uuid then coalesce((${sharesOf(ctx)}), '[]'::json) else '[]'::json end as shares
    from engine.list_view v left join base.person p on p.id = v.owner
    left join engine.list_view_choice c on c.view_id = v.id and c.person = ${ctx.actor.id}::uuid
    where v.document = ${mappingOf(doc).key} and v.list = ${list} and ${isVisible(ctx)}
    order by v.owner <> ${ctx.actor.id}::uuid, lower(v.name), v.id`)
  return { views: rows.map((row) => viewOf(ctx, doc, row)), layout: await layoutFor(ctx, doc, list) }
}

function sharesOf({ lang }: Ctx) {
  const role = {
    zh: sql`r.role_name`,
    ru: sql`coalesce(nullif(r.name_ru, ''), r.role_name)`,
    en: sql`coalesce(nullif(r.name_en, ''), r.role_name)`,
  }[lang]
  const department = {
    zh: sql`d.dept_sname`,
    ru: sql`coalesce(nullif(d.name_ru, ''), d.dept_sname)`,
    en: sql`coalesce(nullif(d.name_en, ''), d.dept_sname)`,
  }[lang]
  return sql`
    select json_agg(json_build_object('kind', s.kind, 'target', s.target, 'name', coalesce(${role}, ${department}, '')) order by s.kind, s.target)
    from engine.list_view_share s
    left join base.role r on s.kind = 'role' and r.id = s.target left join base.department d on s.kind = 'department' and d.id = s.target
    where s.view_id = v.id`
}

function viewOf(
  ctx: Ctx,
  doc: AnyDocument,
  { id, ver, name, content, owner, ownerName, shares, pinned, usual }: ViewRow,
): ListView {
  return {
    id,
    ver,
    name,
    ...seenContent(ctx, doc, content),
    mine: owner === ctx.actor.id,
    ownerName: ownerName ?? '',
    shares,
    pinned: pinned ?? false,
    usual: usual ?? false,
  }
}

async function layoutFor(ctx: Ctx, doc: AnyDocument, list: string): Promise<ListViews['layout']> {
  const mapping = mappingOf(doc)
  const [row] = await ctx.sql.query<{ layout: Json; at: number }>(sql`
    select layout, at from engine.list_layout where person = ${ctx.actor.id}::uuid and document = ${mapping.key} and list = ${list}`)
  const layout = layoutOf(row?.layout)
  return row === undefined || layout === null ? null : { layout: seenLayout(ctx, mapping, layout), at: row.at }
}
