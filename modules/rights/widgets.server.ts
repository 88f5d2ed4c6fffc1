import sql from 'sql-template-tag'
import type { Figure, WidgetData } from '../../core/description/widget.ts'
import type { Words } from '../../core/values/language.ts'
import type { Ctx } from '../../server/module-api.ts'
import { setupWords as words } from './widgets.ts'

interface Counts {
  readonly roles: number
  readonly idle: number
  readonly closed: number
}

/** Roles that somebody holds; people whom nobody has given anything to do, or a way in. */
export async function setup({ sql: on, lang }: Ctx): Promise<WidgetData['figures']> {
  const [counts] = await on.query<Counts>(sql`
    with held as (select m.user_id, m.role_id, r.role_code from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0 where m.del_flag = 0),
      here as (select id from base.person where del_flag = 0 and user_zt = '1')
    select (select count(distinct role_id)::int from held) as roles,
      (select count(*)::int from here where not exists (select from held where user_id = here.id and role_code <> 'staff')) as idle,
      (select count(*)::int from here where not exists (select from engine.credential c where c.person_id = here.id)) as closed`)
  const { roles = 0, idle = 0, closed = 0 } = counts ?? {}
  const figure = (value: number, label: Words, href: string, note: Words | null): Figure => ({
    value: String(value),
    label: label[lang],
    href,
    ...(note === null ? {} : { note: note[lang], tone: 'warning' as const }),
  })
  return [
    figure(roles, words.roles, '/role', null),
    figure(idle, words.idle, '/role', idle > 0 ? words.giveRoles : null),
    figure(closed, words.closed, '/user', closed > 0 ? words.givePasswords : null),
  ]
}
