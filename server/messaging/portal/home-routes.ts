import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { basicCodes } from '../../../base/basic-permissions.ts'
import { homeOwners, type HomeOwner, type HomeOwnerInfo, type HomePageInfo } from '../../../core/api-types/home-page.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { arranged, keepPageFor, storedPage } from './home-page-arrangement.ts'
import { allWidgets, mayShow } from './offered-widgets.ts'
import { arrangementIn, rankIn, versionIn } from './read-home-arrangement.ts'
import { widgetInfo } from './widget-info.ts'

const read = { config: { needs: 'sypz-ck' } } as const
const write = { config: { needs: 'sypz-bj' } } as const

interface Path {
  readonly kind: string
  readonly id: string
}

/** Home pages that administrators arrange for roles and units. */
export function homeRoutes(app: FastifyInstance): void {
  app.get('/api/portal/home/owners', read, ({ ctx }) => owners(ctx))

  app.get<{ Params: Path }>('/api/portal/home/page/:kind/:id', read, async ({ ctx, params }): Promise<HomePageInfo> => {
    const { kind, id } = await ownerOf(ctx, params)
    const [page, may] = await Promise.all([storedPage(ctx, kind, id), seenBy(ctx, kind, id)])
    const told = allWidgets(ctx).map((one) => ({
      ...widgetInfo(ctx.lang, one),
      apart: one.apart === true,
      may: may === null || mayShow(one, may),
    }))
    return { ver: page?.ver ?? 0, rank: page?.rank ?? usualRank, widgets: arranged(told, page) }
  })

  app.post<{ Params: Path }>('/api/portal/home/page/:kind/:id', write, async ({ ctx, params, body }) => {
    const { kind, id } = await ownerOf(ctx, params)
    const given = bodyOf(body)
    const page = arrangementIn(given)
    const ver = await keepPageFor(
      ctx,
      kind,
      id,
      page === null ? null : { ...page, rank: rankIn(given) },
      versionIn(given),
    )
    await audited(ctx, { verb: 'home.arrange', detail: { kind, owner: id, widgets: page?.items.length ?? 0 } })
    return { ver }
  })
}

const usualRank = 100

/** Roles by their code, then units in the order of the tree. */
async function owners({ sql: on, lang }: Ctx): Promise<readonly HomeOwnerInfo[]> {
  const called = { zh: sql`''`, ru: sql`name_ru`, en: sql`name_en` }[lang]
  return on.query<HomeOwnerInfo>(sql`
    select o.kind, o.id, o.name, o.depth, h.owner is not null as arranged from (
      select 'role' as kind, id, coalesce(nullif(${called}, ''), role_name) as name, 0 as depth, role_code as place, 0 as part from base.role where del_flag = 0
      union all
      select 'unit', id, coalesce(nullif(${called}, ''), dept_name), array_length(string_to_array(trim(both '/' from path), '/'), 1) - 1, path, 1
      from base.department where dept_flag <> '2' and del_flag = 0
    ) o left join engine.home_page h on h.owner_kind = o.kind and h.owner = o.id
    order by o.part, o.place`)
}

async function ownerOf(
  { sql: on }: Ctx,
  { kind, id }: Path,
): Promise<{ readonly kind: HomeOwner; readonly id: string }> {
  const known = homeOwners.find((one) => one === kind)
  const table = { role: sql`base.role`, unit: sql`base.department` }
  const found =
    known === undefined || !isId(id)
      ? []
      : await on.query(sql`select 1 from ${table[known]} where id = ${id}::uuid and del_flag = 0`)
  if (known === undefined || found.length === 0) throw new Refusal('record.missing', {}, { status: 404 })
  return { kind: known, id }
}

/** The codes that a role holds; null for units, whose people hold all sorts of roles. */
async function seenBy({ sql: on }: Ctx, kind: HomeOwner, id: string): Promise<ReadonlySet<string> | null> {
  if (kind === 'unit') return null
  const held = await on.query<{ code: string }>(
    sql`select ppe_value as code from base.role_permission where role_id = ${id}::uuid and del_flag = 0`,
  )
  return new Set([...basicCodes, ...held.map(({ code }) => code)])
}
