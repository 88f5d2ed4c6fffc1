import { expect, test } from 'vitest'
import type { FlowNode } from '../core/approval/definition.ts'
import type { AnyDocument } from '../core/description/document.ts'
import { nodeFit } from './flow-form-mismatches.ts'

const words = (zh: string) => ({ zh, ru: zh, en: zh })
const doc: AnyDocument = {
  module: 'form',
  name: 'leave',
  code: 'qj',
  scope: 'qj',
  title: 'reason',
  fields: {
    reason: { kind: 'text' },
    sort: {
      kind: 'select',
      choices: [
        { code: 'a', label: words('年假') },
        { code: 'b', label: words('事假') },
      ],
    } as AnyDocument['fields'][string],
    dept: { kind: 'department' },
    people: { kind: 'people' },
    from: { kind: 'date' },
  },
  form: [],
  lists: {},
}
const values = Object.keys(doc.fields)
const when = (condition: string): FlowNode => ({
  kind: 'condition',
  label: words('?'),
  branches: [{ when: condition, to: 'end' }],
  otherwise: 'end',
})
const found = (condition: string) =>
  nodeFit(doc, values, when(condition)).map(({ code, params }) => [code, ...Object.values(params)])

test('WFL-03 a condition that compares choices with a label, or a department with its name, is told: it would never hold', () => {
  expect(found('sort == "a"')).toEqual([])
  expect(found('sort == "年假"')).toEqual([['flow.fit.value', 'sort', '年假']])
  expect(found('sort in ["a", "c"]')).toEqual([['flow.fit.value', 'sort', 'c']])
  expect(found('dept == "财务部"')).toEqual([['flow.fit.value', 'dept', '财务部']])
  expect(found('people.exists(v, v in ["王伟"])')).toEqual([['flow.fit.value', 'people', '王伟']])
  expect(found('reason == "年假"')).toEqual([])
  expect(found('from >= "2026-01-01"')).toEqual([])
})

test('WFL-03 a condition that compares the drafter, his department, unit or role with a label is told', () => {
  for (const name of ['deptId', 'unitId', 'createBy'])
    expect(found(`${name} == "财务部"`)).toEqual([['flow.fit.value', name, '财务部']])
  expect(found('deptId == "01900000-0000-7000-8000-000000000000"')).toEqual([])
  expect(found('drafterRoles.exists(v, v in ["总经理"])')).toEqual([['flow.fit.value', 'drafterRoles', '总经理']])
})

test('WFL-03 conditions may ask for the drafter’s roles and post; what the form lacks is named', () => {
  expect(found('drafterRoles.exists(v, v in ["gm"]) && drafterPost == "manager"')).toEqual([])
  expect(found('shiFouJinKou == "1"')).toEqual([['flow.fit.unknown', 'shiFouJinKou']])
})
