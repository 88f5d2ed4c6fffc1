import { department } from '../../../base/department.ts'
import { person } from '../../../base/person.ts'
import { roleMember } from '../../../base/role-member.ts'
import { role } from '../../../base/role.ts'
import { type Ctx, find, save } from '../../../server/module-api.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { type DemoUnit, demoUnits } from './units.ts'

/** Ids by code: people by sign-in name, places as `BLHY` and `BLHY/XS`. */
interface DemoIds {
  readonly people: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, string>
}

/** Enters the tree and the people with posts and roles. */
export async function makeOrganisation(ctx: Ctx, group: readonly DemoPerson[] = demoPeople()): Promise<DemoIds> {
  const places = await makePlaces(ctx)
  const roles = new Map((await find(ctx, role, {})).map((one) => [one.roleCode, one.id]))
  const people = new Map<string, string>()
  for (let from = 0; from < group.length; from += atOnce) {
    const some = group.slice(from, from + atOnce)
    const ids = await Promise.all(some.map((one) => makePerson(ctx, one, places, roles)))
    some.forEach(({ code }, at) => people.set(code, ids[at] ?? ''))
  }
  return { people, places }
}

// One person is checked while the database writes another.
const atOnce = 20

async function makePlaces(ctx: Ctx): Promise<Map<string, string>> {
  const places = new Map<string, string>()
  const root = await save(ctx, department, {
    deptCode: 'BL',
    deptName: '北陆能源集团',
    deptSname: '北陆集团',
    nameRu: 'ГК «Бэйлу Энерго»',
    nameEn: 'Beilu Energy Group',
    deptFlag: '0',
    deptSort: '1',
    deptZt: '1',
  })
  for (const [at, unit] of demoUnits.entries()) {
    places.set(unit.code, (await save(ctx, department, unitOf(unit, at, root.id))).id)
    for (const [order, [code, name]] of unit.departments.entries()) {
      const [zh = '', ru = '', en = ''] = name.split('|')
      const made = await save(ctx, department, {
        deptPid: places.get(unit.code) ?? '',
        deptCode: `${unit.code}-${code}`,
        deptName: zh,
        deptSname: zh,
        nameRu: ru,
        nameEn: en,
        deptFlag: '2',
        deptSort: String(order + 1),
        deptZt: '1',
      })
      places.set(`${unit.code}/${code}`, made.id)
    }
  }
  return places
}

function unitOf(unit: DemoUnit, at: number, root: string) {
  const [zh = '', ru = '', en = ''] = unit.name.split('|')
  return {
    deptPid: root,
    deptCode: unit.code,
    deptName: zh,
    deptSname: unit.short,
    nameRu: ru,
    nameEn: en,
    deptFlag: '1',
    deptSort: String(at + 1),
    deptZt: '1',
    deptTheme: themes[unit.code] ?? null,
  }
}

// Some units have a colour of their own.
const themes: Readonly<Record<string, string>> = { BLXNY: '#1b6e46', BLRL: '#a13d13' }

async function makePerson(
  ctx: Ctx,
  one: DemoPerson,
  places: ReadonlyMap<string, string>,
  roles: ReadonlyMap<string, string>,
): Promise<string> {
  const userDwid = places.get(one.place.split('/')[0] ?? '') ?? ''
  const userBmid = places.get(one.place) ?? ''
  const { id } = await save(ctx, person, {
    userCode: one.code,
    userName: one.name,
    nameRu: one.nameRu,
    nameEn: one.nameEn,
    userTel: one.tel,
    idCard: one.idCard,
    userDwid,
    userBmid,
    userZt: '1',
    userSex: one.sex,
    post: one.post,
    email: `${one.code}@beilu.example`,
  })
  for (const code of one.roles) await save(ctx, roleMember, { roleId: roles.get(code) ?? '', userId: id })
  if (one.leads) await lead(ctx, userBmid, id)
  return id
}

async function lead(ctx: Ctx, place: string, leaderId: string): Promise<void> {
  const [node] = await find(ctx, department, { id: place })
  if (node !== undefined) await save(ctx, department, { id: node.id, ver: node.ver, leaderId })
}
