import sql, { type Sql } from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import type { Site } from '../../identity/session/public-site-info.ts'
import { configuredSite } from '../../identity/session/read-site-settings.ts'
import { lastSignIn } from '../../identity/session/sign-in-log.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { cacheVersions } from '../../platform/database/cache-versions.ts'
import type { Caller } from '../../platform/http/caller-credentials.ts'
import { watermarkOf } from '../../platform/settings/watermark.ts'
import { skinOfUnit } from '../skin/unit-skins.ts'
import { myMenus } from './my-menus.ts'

/** Everything a page asks for once after sign-in or reload: GET /api/system/user/allMyData (SES-10, SES-11). */
export async function myData(
  ctx: Ctx,
  standard: Site,
  { mustChange, mustEnrol }: Pick<Caller, 'mustChange' | 'mustEnrol'>,
) {
  const { sql: on, actor, lang } = ctx
  const [me, roles, scopes, menuData, site, skin, last, versions, watermark] = await Promise.all([
    myself(ctx),
    myRoles(ctx),
    myScopes(ctx),
    myMenus(ctx),
    configuredSite(on, standard),
    skinOfUnit(on, actor.unitId, standard.skin),
    lastSignIn(on, actor.id),
    cacheVersions(on),
    watermarkOf(ctx),
  ])
  return {
    myInfoData: {
      ...me,
      roles,
      lastLogin: last.time,
      lastLoginIp: last.ip,
      lastLoginDevice: last.device,
      lastLoginFailures: last.failures,
    },
    peData: [...actor.permissions].sort().map((ppeValue) => ({ ppeValue })),
    dsData: scopes,
    menuData,
    configInfo: {
      siteTitle: site.title[lang],
      siteCopyright: site.copyright[lang],
      siteUrl: site.url,
      mapTiles: site.mapTiles,
      skin,
      companyId: me?.userDwid ?? null,
      companyName: me?.userDwname ?? '',
      passwordChange: mustChange ? '1' : '0',
      secondFactor: mustEnrol ? '1' : '0',
      watermark,
      versions,
    },
  }
}

interface Me {
  readonly userId: string
  readonly userCode: string
  readonly userName: string
  readonly userAvatar: string
  readonly userDwid: string | null
  readonly userBmid: string | null
  readonly userDwname: string
  readonly userBmname: string
  readonly userDwSname: string
  readonly deptLogo: string
  readonly deptPid: string | null
  readonly deptTheme: string
  readonly userTel: string
}

async function myself({ sql: on, actor, lang }: Ctx): Promise<Me | null> {
  const rows = await on.query<Me>(sql`
    select p.id as "userId", p.user_code as "userCode", coalesce(${nameOf(lang, sql`p.name_ru`, sql`p.name_en`)}, p.user_name) as "userName", coalesce(p.user_avatar->0->>'fileAdd', '') as "userAvatar",
      p.user_dwid as "userDwid", p.user_bmid as "userBmid",
      coalesce(${nameIn(lang, 'u')}, '') as "userDwname", coalesce(${nameIn(lang, 'd')}, '') as "userBmname", coalesce(u.dept_sname, '') as "userDwSname",
      coalesce(${nearest(sql`a.dept_logo->0->>'fileAdd'`)}, '') as "deptLogo", u.dept_pid as "deptPid", coalesce(${nearest(sql`a.dept_theme`)}, '') as "deptTheme", coalesce(p.user_tel, '') as "userTel"
    from base.person p
    left join base.department u on u.id = p.user_dwid
    left join base.department d on d.id = p.user_bmid
    where p.id = ${actor.id}::uuid`)
  return rows[0] ?? null
}

/** What the unit says of itself, else the nearest one above it that says anything. */
function nearest(said: Sql): Sql {
  return sql`(select ${said} from base.department a where a.del_flag = 0 and a.dept_flag <> '2' and u.path like a.path || '%' and coalesce(${said}, '') <> '' order by length(a.path) desc limit 1)`
}

function myRoles({ sql: on, actor, lang }: Ctx): Promise<object[]> {
  return on.query(sql`
    select r.id as roleid, coalesce(${nameOf(lang, sql`r.name_ru`, sql`r.name_en`)}, r.role_name) as rolename, r.role_code as "roleCode"
    from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0
    where m.user_id = ${actor.id}::uuid and m.del_flag = 0 order by r.role_code`)
}

function myScopes({ sql: on, actor }: Ctx): Promise<object[]> {
  return on.query(sql`
    select distinct s.ds_code as "dsCode", s.ds_type as "dsType"
    from base.role_member m join base.data_scope s on s.role_id = m.role_id and s.del_flag = 0
    where m.user_id = ${actor.id}::uuid and m.del_flag = 0 order by 1, 2`)
}

// The Chinese name always stands; the others where they were filled in.
function nameIn(lang: Lang, table: 'u' | 'd') {
  return table === 'u'
    ? sql`coalesce(${nameOf(lang, sql`u.name_ru`, sql`u.name_en`)}, u.dept_name)`
    : sql`coalesce(${nameOf(lang, sql`d.name_ru`, sql`d.name_en`)}, d.dept_name)`
}

function nameOf(lang: Lang, russian: ReturnType<typeof sql>, english: ReturnType<typeof sql>) {
  if (lang === 'zh') return sql`null`
  return lang === 'ru' ? sql`nullif(${russian}, '')` : sql`nullif(${english}, '')`
}
