import sql from 'sql-template-tag'
import type { Skin } from '../../identity/session/public-site-info.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** The colours that units have set, by the names of document base.skin. */
export interface OwnColours {
  readonly unitId: string
  readonly headerBg: string | null
  readonly headerFont: string | null
  readonly headerIcon: string | null
  readonly menuBg: string | null
  readonly menuFont: string | null
  readonly menuIcon: string | null
  readonly footerBg: string | null
  readonly footerFont: string | null
  readonly footerIcon: string | null
}

export const ownColours = sql`
  select skin_unit as "unitId", header_bg as "headerBg", header_font as "headerFont", header_icon as "headerIcon", menu_bg as "menuBg", menu_font as "menuFont", menu_icon as "menuIcon",
    footer_bg as "footerBg", footer_font as "footerFont", footer_icon as "footerIcon" from base.skin where del_flag = 0`

/** The colours of a unit: its own, else those of the nearest unit above that says one, at last the product's. */
export async function skinOfUnit(on: Sql, unitId: string | null, standard: Skin): Promise<Skin> {
  if (unitId === null) return standard
  const rows = await on.query<OwnColours>(sql`
    select s.*, length(a.path) as depth from (${ownColours}) s
    join base.department a on a.id = s."unitId" join base.department u on u.id = ${unitId}::uuid and u.path like a.path || '%'
    order by length(a.path)`)
  return rows.reduce(over, standard)
}

/** Own colours laid over those of above. */
export function over({ header, menu, footer }: Skin, own: OwnColours): Skin {
  return {
    header: {
      background: own.headerBg ?? header.background,
      font: own.headerFont ?? header.font,
      icon: own.headerIcon ?? header.icon,
    },
    menu: {
      background: own.menuBg ?? menu.background,
      font: own.menuFont ?? menu.font,
      icon: own.menuIcon ?? menu.icon,
    },
    footer: {
      background: own.footerBg ?? footer.background,
      font: own.footerFont ?? footer.font,
      icon: own.footerIcon ?? footer.icon,
    },
  }
}
