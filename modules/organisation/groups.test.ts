import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import { checkDrawing } from '../../server/approval/design/definition-drafts.ts'
import { findPeople } from '../../server/approval/people/find-approvers.ts'
import { find, save } from '../../server/module-api.ts'
import { describe } from '../../server/records/documents/describe-document.ts'
import { page } from '../../server/records/list/list-page.ts'
import { company } from './company.ts'
import { departmentGroup } from './department-group.ts'
import { chartOf } from './ownership-chart.server.ts'
import { shareholding } from './shareholding.ts'
import { userGroup } from './user-group.ts'

let world: GroupWorld
const ids = new Map<string, string>()

beforeAll(async () => {
  world = await groupWorld()
  for (const { companyCode, id } of await find(await world.ctx('findir'), company, {})) ids.set(companyCode ?? '', id)
})

test('T-ORG-03: the heating company, held through new energy and directly, is controlled with 58.00 % and consolidated', async () => {
  const { companies, unitsWithout } = await chartOf(await world.ctx('findir'))
  expect(companies.find(({ code }) => code === 'BLRL')).toMatchObject({
    control: '58.00',
    consolidated: true,
    under: ids.get('BLXNY'),
  })
  expect(companies.find(({ code }) => code === 'BLMD')).toMatchObject({ control: '40.00', consolidated: false })
  expect(companies.filter(({ under }) => under === null).map(({ code }) => code)).toEqual(['BLJT'])
  expect(unitsWithout).toEqual([])
})

test('on no day is more of a company held than there is of it, and none holds itself', async () => {
  const admin = await world.ctx('admin')
  const holding = (holder: string, held: string, pct: string, from: string) =>
    save(admin, shareholding, { holderId: ids.get(holder) ?? '', companyId: ids.get(held) ?? '', pct, from })
  await expect(holding('BLSJ', 'BLHY', '0.0001', '2025-01-01')).rejects.toMatchObject({
    code: 'shareholding.over',
    errors: { pct: {} },
  })
  await expect(holding('BLHY', 'BLHY', '1', '2025-01-01')).rejects.toMatchObject({ code: 'shareholding.own' })
  const [whole] = await find(admin, shareholding, { companyId: ids.get('BLHY') ?? '' })
  await save(admin, shareholding, { id: whole?.id ?? '', ver: whole?.ver ?? 0, to: '2024-12-31' })
  await expect(holding('BLSJ', 'BLHY', '100', '2025-01-01')).resolves.toMatchObject({ ver: 1 })
})

test('a group of people is its owner’s alone until he shows it to those in it', async () => {
  const owner = await world.ctx('hr')
  const { id, ver } = await save(owner, userGroup, { groupName: '评审组', memberIds: [world.person('cashier')] })
  expect(await find(await world.ctx('cashier'), userGroup, {})).toEqual([])
  await save(owner, userGroup, { id, ver, shared: '1' })
  expect((await find(await world.ctx('cashier'), userGroup, {})).map(({ groupName }) => groupName)).toEqual(['评审组'])
  expect(await find(await world.ctx('seasales'), userGroup, {})).toEqual([])
})

test('WFL-03 a step of an approval may ask a shared group of somebody who draws processes, and no other', async () => {
  const admin = await world.ctx('qiangm')
  const asked = async (group: string) =>
    findPeople(admin, { by: 'group', group }, { drafter: world.person('seasales'), unitId: null, values: {} })
  const members = [world.person('cashier'), world.person('hr')]
  const { id, ver } = await save(admin, userGroup, { groupName: '评标组', memberIds: members })
  expect(await asked(id)).toEqual([])
  await save(admin, userGroup, { id, ver, shared: '1' })
  expect(await asked(id)).toEqual(members)
  const other = await save(await world.ctx('hr'), userGroup, { groupName: '人事组', memberIds: members, shared: '1' })
  expect(await asked(other.id)).toEqual([])
  const problems = async (group: string) => (await checkDrawing(admin, 'ctPayPlan', asking(group))).ofForm
  expect(await problems(other.id)).toMatchObject([{ node: 'asked' }])
  expect(await problems(id)).toEqual([])
})

function asking(group: string): FlowDefinition {
  const label = { zh: '评标', ru: 'Оценка', en: 'Evaluation' }
  return {
    key: 'ctPayPlan',
    version: 1,
    label,
    nodes: {
      start: { kind: 'start', label, next: 'asked' },
      asked: { kind: 'approve', label, mode: 'all', approver: { by: 'group', group }, next: 'end' },
      end: { kind: 'end', label },
    },
  }
}

test('a set of units has its three names and holds units and departments', async () => {
  const [sea] = await find(await world.ctx('admin'), departmentGroup, { groupCode: 'SEA' })
  expect(sea?.nodeIds).toHaveLength(2)
  await expect(
    save(await world.ctx('admin'), departmentGroup, {
      groupCode: 'X',
      groupName: '无名',
      nodeIds: [...(sea?.nodeIds ?? [])],
    }),
  ).rejects.toMatchObject({ errors: { nameRu: {}, nameEn: {} } })
})

test('LNG-01 a list shows records by their name in the language of its reader, who finds them by what he sees and by the name in Chinese', async () => {
  const named = async (lang: 'zh' | 'ru') => {
    const ctx = await world.ctx('admin', { lang })
    const found = world.running.documents.get('organisation.deptGroup')
    return found && (await describe(ctx, found)).fields.find(({ name }) => name === 'groupName')?.named
  }
  expect([await named('zh'), await named('ru')]).toEqual([undefined, 'nameRu'])
  const ru = await world.ctx('admin', { lang: 'ru' })
  for (const groupName of ['мор', 'sea', '海运']) {
    expect([
      groupName,
      (await page(ru, departmentGroup, { parameters: { groupName } })).content.map(({ groupCode }) => groupCode),
    ]).toEqual([groupName, ['SEA']])
  }
})
