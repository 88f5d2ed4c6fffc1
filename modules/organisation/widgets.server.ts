import sql from 'sql-template-tag'
import type { Figure, WidgetData } from '../../core/description/widget.ts'
import type { Words } from '../../core/values/language.ts'
import type { Ctx } from '../../server/module-api.ts'
import { setupWords as words } from './widgets.ts'

interface Counts {
  readonly units: number
  readonly departments: number
  readonly people: number
  readonly menu: number
}

// The group itself and the first three administrators are there from the beginning.
const fromTheBeginning = 3

/** How much of the organisation there is; what is not there yet says how to begin it. */
export async function setup({ sql: on, lang }: Ctx): Promise<WidgetData['figures']> {
  const [counts] = await on.query<Counts>(sql`
    select (select count(*)::int from base.department where dept_flag = '1' and del_flag = 0) as units,
      (select count(*)::int from base.department where dept_flag = '2' and del_flag = 0) as departments,
      (select count(*)::int from base.person where del_flag = 0 and user_zt = '1') as people,
      (select count(*)::int from base.menu where del_flag = 0 and enabled = '1' and coalesce(menu_url, '') <> '') as menu`)
  const { units = 0, departments = 0, people = 0, menu = 0 } = counts ?? {}
  const figure = (value: number, label: Words, href: string, note: Words | null): Figure => ({
    value: String(value),
    label: label[lang],
    href,
    ...(note === null ? {} : { note: note[lang], tone: 'warning' as const }),
  })
  return [
    figure(units, words.units, '/dept', units === 0 ? words.firstUnit : null),
    figure(departments, words.departments, '/dept', departments === 0 ? words.firstDepartment : null),
    figure(people, words.people, '/user', people <= fromTheBeginning ? words.firstPeople : null),
    figure(menu, words.menu, '/menu', people <= fromTheBeginning ? words.firstMenu : null),
  ]
}
