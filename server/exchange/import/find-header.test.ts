import { expect, test } from 'vitest'
import { unit } from '../../../kinds/index.ts'
import { findHeader } from './find-header.ts'
import type { ImportPlan } from './import-plan.ts'

const plan: ImportPlan = {
  lang: 'zh',
  fields: {},
  own: [{ name: 'userDwid', field: unit(), source: 'unit' }],
  // The unit of the person and the unit that a record belongs to are called the same.
  labels: { userDwid: ['所属单位'], unitId: ['所属单位'], createTime: ['创建时间'] },
  asker: { today: '2026-11-21' },
  beside: {},
}
const header = (...cells: string[]) => findHeader(plan, [{ row: 1, cells }])?.columns.map(({ field }) => field)

test('WID-17 a column is the field that rows fill, though a column of every record is called the same', () => {
  expect(header('所属单位 *', '创建时间')).toEqual(['userDwid', 'createTime'])
})

test('WID-17 a column that nothing is called, or that comes again, fills no field', () => {
  expect(header('所属单位', '备用', '所属单位')).toEqual(['userDwid', null, null])
})
