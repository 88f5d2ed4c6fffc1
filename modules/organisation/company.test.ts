import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { find, save } from '../../server/module-api.ts'
import { company } from './company.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
})

test('the group has a company for every unit, the head office above them', async () => {
  const all = await find(await world.ctx('findir'), company, {})
  expect(all).toHaveLength(13)
  const head = all.find(({ companyCode }) => companyCode === 'BLJT')
  expect(all.filter(({ parentCompany }) => parentCompany === head?.id)).toHaveLength(12)
})

test('a company is not its own parent, and its code carries its check character', async () => {
  const admin = await world.ctx('admin')
  const [own] = await find(admin, company, { companyCode: 'BLSJ' })
  await expect(
    save(admin, company, { id: own?.id ?? '', ver: own?.ver ?? 0, parentCompany: own?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'company.own-parent', errors: { parentCompany: {} } })
  await expect(
    save(admin, company, { id: own?.id ?? '', ver: own?.ver ?? 0, creditCode: '91230881MA1B2C3D4Q' }),
  ).rejects.toMatchObject({ errors: { creditCode: {} } })
})
