import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import { find } from '../../../server/module-api.ts'
import { makeTemplates } from '../demo/make-templates.ts'
import { placeholderPage } from '../placeholders.server.ts'
import { template } from '../template.ts'
import { starters } from './index.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
  await makeTemplates(world)
})

test('OFF-03 every template that comes with the product is published with a field for each placeholder', async () => {
  const admin = await world.ctx('admin')
  const all = await find(admin, template, { status: 'published' }, { lines: true })
  expect(all).toHaveLength(starters.reduce((sum, { langs }) => sum + langs.length, 0))
  for (const record of all) {
    const { rows, problems } = await placeholderPage(admin, record)
    expect(problems, record.templateName).toEqual([])
    const open = rows.filter(({ path, format }) => path === '' && format !== 'blank')
    expect(open, record.templateName).toEqual([])
    const marks = new Set(rows.map(({ name }) => name))
    const unused = (record.bindings ?? []).filter(({ mark }) => !marks.has(mark)).map(({ mark }) => mark)
    expect(unused, record.templateName).toEqual([])
  }
})
