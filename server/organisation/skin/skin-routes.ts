import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { defaultSite, type Skin } from '../../identity/session/public-site-info.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type OwnColours, over, ownColours } from './unit-skins.ts'

interface UnitRow {
  readonly unitId: string
  readonly name: string
  readonly path: string
  readonly depth: number
}
interface SkinRow extends OwnColours {
  readonly id: string
  readonly ver: number
}

/** The units with the colours each has of its own and from above. */
export function skinRoutes(app: FastifyInstance): void {
  app.get('/api/system/skin', { config: { needs: 'pfsz-ck' } }, ({ ctx }) => unitSkins(ctx))
}

async function unitSkins({ sql: on, lang }: Ctx): Promise<object[]> {
  const name = {
    zh: sql`dept_name`,
    ru: sql`coalesce(nullif(name_ru, ''), dept_name)`,
    en: sql`coalesce(nullif(name_en, ''), dept_name)`,
  }[lang]
  const [units, skins] = await Promise.all([
    on.query<UnitRow>(
      sql`select id as "unitId", ${name} as name, path, array_length(string_to_array(trim(both '/' from path), '/'), 1) - 1 as depth from base.department where dept_flag <> '2' and del_flag = 0 order by path, dept_sort`,
    ),
    on.query<SkinRow>(
      sql`select s.*, b.id, b.ver from (${ownColours}) s join base.skin b on b.skin_unit = s."unitId" and b.del_flag = 0`,
    ),
  ])
  const own = new Map(skins.map((skin) => [skin.unitId, skin]))
  return inTreeOrder(units).map(({ unitId, name: label, path, depth }) => {
    const above = path.split('/').filter((id) => id !== '' && id !== unitId)
    const inherited = above.reduce<Skin>((skin, id) => {
      const set = own.get(id)
      return set === undefined ? skin : over(skin, set)
    }, defaultSite.skin)
    return { unitId, name: label, depth, own: own.get(unitId) ?? null, inherited }
  })
}

/** A unit after the one above it. */
function inTreeOrder(units: readonly UnitRow[]): readonly UnitRow[] {
  return [...units].sort((a, b) => (a.path < b.path ? -1 : 1))
}
