import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ApproveNode, AutoNode, DelayNode, PeopleNode, SubflowNode } from '../../../core/approval/definition.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import { press, type } from '../../testing/index.ts'
import { choices } from './testing/flow-editor-shown.tsx'
import { box, formField, offered, panel, pick, said } from './testing/node-panel-shown.tsx'

const words = (text: string) => ({ zh: text, ru: text, en: text })

const approve = (more: Partial<ApproveNode> = {}): ApproveNode => ({
  kind: 'approve',
  label: words('总经理'),
  next: 'end',
  mode: 'one',
  approver: { by: 'role', role: 'ceo' },
  ...more,
})
const fill: PeopleNode = { ...approve(), kind: 'fill' }

test('several superiors decide one after another, unless it was said how', async () => {
  await panel(approve())
  await pick('处理人$', '连续多级上级')
  await waitFor(() => expect(said.node).toMatchObject({ approver: { by: 'superiors', upTo: 3 }, mode: 'order' }))
})

test('superiors of a step that was said to need any of them still need any', async () => {
  await panel(approve({ mode: 'any' }))
  await pick('处理人$', '连续多级上级')
  await waitFor(() => expect(said.node).toMatchObject({ approver: { by: 'superiors' }, mode: 'any' }))
})

test('a step that is voted on again keeps its share, and nobody refuses in a vote', async () => {
  await panel(approve({ percent: 75 }))
  expect(screen.getByText('允许拒绝（流程结束）')).toBeTruthy()
  expect(screen.queryByLabelText(/^同意比例/)).toBeNull()
  await pick('审批方式', '票签（按比例）')
  expect(await box('同意比例')).toHaveProperty('value', '75')
  expect(screen.queryByText('允许拒绝（流程结束）')).toBeNull()
})

test('a vote of which no share was said begins with sixty', async () => {
  await panel(approve())
  await pick('审批方式', '票签（按比例）')
  await waitFor(() => expect(said.node).toMatchObject({ mode: 'ratio', percent: 60 }))
})

test('those who fill in do not vote, and do not refuse', async () => {
  await panel(fill)
  expect(await offered('审批方式')).toEqual(['一人审批', '或签（一人同意即可）', '会签（须全部同意）', '依次审批'])
  expect(screen.queryByText('允许拒绝（流程结束）')).toBeNull()
})

test.each([
  [true, ['由其上级处理']],
  [false, ['由其上级处理', '跳过本人', '允许本人处理']],
])('who drafts decides himself only where no money is paid: money %s', async (money, possible) => {
  await panel(approve(), { money })
  expect(await offered('处理人就是起草人时')).toEqual(possible)
})

test.each([
  [true, ['仅提醒', '转其上级', '退回']],
  [false, ['仅提醒', '转其上级', '视为同意', '退回']],
])('what is overdue counts as approved only where no money is paid: money %s', async (money, possible) => {
  await panel(approve({ limitHours: 8 }), { money })
  expect(await offered('超时后')).toEqual(possible)
})

test('what happens when overdue is asked where there is a limit, and a limit taken away leaves nothing', async () => {
  await panel(approve())
  expect(screen.queryByLabelText(/^超时后/)).toBeNull()
  await type(await box('办理时限'), '8')
  await waitFor(() => expect(said.node).toMatchObject({ limitHours: 8 }))
  expect(await box('超时后')).toBeTruthy()
  await type(await box('办理时限'), '')
  await waitFor(() => expect(Object.keys(said.node)).not.toContain('limitHours'))
  await waitFor(() => expect(screen.queryByLabelText(/^超时后/)).toBeNull())
})

test('a choice of people is offered to steps that ask, not to copies', async () => {
  await panel({ kind: 'cc', label: words('抄送'), next: 'end', people: { by: 'role', role: 'ceo' } })
  const possible = await offered('抄送给$')
  expect(possible).toContain('部门负责人')
  expect(possible).not.toContain('由人选择')
})

test('whoever chooses may choose among anybody until a range is said', async () => {
  await panel(approve())
  await pick('处理人$', '由人选择')
  await press(await screen.findByText('不限'))
  await waitFor(() => expect(said.node).toMatchObject({ approver: { by: 'choice', range: { by: 'role', role: '' } } }))
  await pick('可选范围', '部门负责人')
  await waitFor(() => expect(said.node).toMatchObject({ approver: { range: { by: 'departmentLeader' } } }))
  await press(screen.getByText('不限'))
  await waitFor(() => expect(said.node).toMatchObject({ approver: { by: 'choice', of: 'drafter' } }))
  expect(said.node).not.toHaveProperty('approver.range')
})

test('a person of the form is asked by the fields that hold people alone', async () => {
  const fields = [...choices.fields, fieldOf('person', { name: 'agent', label: '船代' })]
  await panel(approve({ approver: { by: 'personField', field: '' } }), { fields })
  expect(await offered('字段$')).toEqual(['船代'])
})

test('a department of the form is asked by its fields alone, and its leader’s leader by a level', async () => {
  const fields = [...choices.fields, fieldOf('department', { name: 'office', label: '经办部门' })]
  await panel(approve({ approver: { by: 'leaderOf', field: '' } }), { fields })
  await pick('字段$', '经办部门')
  await type(await box('向上级数'), '2')
  await waitFor(() => expect(said.node).toMatchObject({ approver: { by: 'leaderOf', field: 'office', level: 2 } }))
  await type(await box('向上级数'), '1')
  await waitFor(() => expect(said.node).toMatchObject({ approver: { field: 'office' } }))
  await waitFor(() => expect(said.node).not.toHaveProperty('approver.level'))
})

test('a role is chosen with the number of those who hold it, where that was asked', async () => {
  const roles = [
    { code: 'ceo', name: '总裁', holders: 3 },
    { code: 'cfo', name: '财务总监', holders: null },
  ]
  await panel(approve(), { roles })
  expect(await offered('角色$')).toEqual(['总裁 (3 人)', '财务总监'])
})

const delay: DelayNode = { kind: 'delay', label: words('等待'), next: 'end', wait: { hours: 8 } }

test('a wait until a day of the form names one of its days', async () => {
  const fields = [...choices.fields, fieldOf('date', { name: 'sails', label: '开航日期' })]
  await panel(delay, { fields })
  await pick('等待方式', '表单中的日期')
  await waitFor(() => expect(screen.queryByLabelText(/^等待$/)).toBeNull())
  await pick('字段', '开航日期')
  await waitFor(() => expect(said.node).toMatchObject({ wait: { field: 'sails' } }))
})

test('a wait without a number is one of one', async () => {
  await panel(delay)
  await type(await box('等待$'), '')
  await waitFor(() => expect(said.node).toMatchObject({ wait: { hours: 1 } }))
})

const auto: AutoNode = { kind: 'auto', label: words('自动'), next: 'end', hook: '', act: { do: 'set', values: {} } }

test('a step may set fields where no money is paid, and run a rule where the document has one', async () => {
  await panel(auto)
  expect(await offered('动作')).toEqual(['填写字段', '新增单据草稿', '调用外部地址', '发送通知'])
})

test('of a document of money no field is set; its rules are run', async () => {
  await panel(
    { ...auto, act: { do: 'call', url: 'https://', fields: [] } },
    { money: true, hooks: [{ hook: 'book', label: '记账' }] },
  )
  expect(await offered('动作')).toEqual(['执行单据规则', '新增单据草稿', '调用外部地址', '发送通知'])
})

test('a rule takes the place of what the step did, and an act that of the rule', async () => {
  await panel(auto, { hooks: [{ hook: 'book', label: '记账' }] })
  await pick('动作', '执行单据规则')
  await pick('执行的规则', '记账')
  await waitFor(() => expect(said.node).toMatchObject({ hook: 'book' }))
  expect(said.node).not.toHaveProperty('act')
  await pick('动作', '发送通知')
  await waitFor(() => expect(said.node).toMatchObject({ hook: '', act: { do: 'notify' } }))
})

test('an address is sent without the spaces around it', async () => {
  await panel({ ...auto, act: { do: 'call', url: 'https://', fields: [] } })
  await type(await box('地址$'), ' https://erp.example/in ')
  await waitFor(() => expect(said.node).toMatchObject({ act: { url: 'https://erp.example/in' } }))
})

const child: SubflowNode = {
  kind: 'subflow',
  label: words('子流程'),
  next: 'end',
  process: 'sea.loan',
  mode: 'sync',
  values: { port: { field: 'port' }, amount: { line: 'sum' } },
}
const processes = [
  { process: 'sea.voyage', label: '航次审批' },
  { process: 'sea.loan', label: '借款' },
  { process: 'sea.plan', label: '付款计划' },
]
const form = [
  formField('port', '港口'),
  formField('crew', '船员', { kind: 'lines', columns: [{ name: 'sum', label: '金额', kind: 'money' }] }),
]
const loan = {
  'GET /api/workflow/template/*': { ...choices, process: 'sea.loan', names: {}, form: [formField('port', '借款港口')] },
}

test('a process does not run itself, and another process begins with no values', async () => {
  await panel(child, { processes, form }, loan)
  expect(await offered('发起的流程')).toEqual(['借款', '付款计划'])
  await pick('发起的流程', '付款计划')
  await waitFor(() => expect(said.node).toEqual({ ...child, process: 'sea.plan', values: {} }))
})

test('what came from the lines of one table is gone with the table, what came from the form stays', async () => {
  await panel({ ...child, over: 'crew' }, { processes, form }, loan)
  await pick('发起份数', '一份')
  await waitFor(() => expect(said.node).toMatchObject({ values: { port: { field: 'port' } } }))
  expect(said.node).not.toHaveProperty('values.amount')
  expect(said.node).not.toHaveProperty('over')
})

test('what follows a rejected sub-process is asked where it is waited for', async () => {
  await panel(child, { processes, form }, loan)
  expect(await box('子流程未获批准时')).toBeTruthy()
  await pick('运行方式', '不等待，直接继续')
  await waitFor(() => expect(screen.queryByLabelText(/^子流程未获批准时/)).toBeNull())
})
