import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, signedIn } from '../../testing/index.ts'
import type { FlowStep, FlowTask, Instance } from './approval-instance-queries.ts'
import { ApprovalRecord } from './approval-record.tsx'
import { instance, task } from './testing/decision-box-shown.tsx'
import { Timeline } from './timeline.tsx'

const now = Date.UTC(2026, 10, 20, 4)
const hour = 3_600_000

const step = (label: string, more: Partial<FlowStep> = {}): FlowStep => ({
  key: label,
  label,
  kind: 'approve',
  state: 'current',
  people: [],
  branch: null,
  vote: null,
  ...more,
})
const asked = (more: Partial<FlowTask> = {}): FlowTask => ({ ...task, node: '审核', viewedAt: null, ...more })

/** What is read of each line, in order. */
async function lines(more: Partial<Instance>): Promise<(string | null)[]> {
  await signedIn()
  await show(<Timeline instance={instance(more)} now={now} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}
const steps = (...tasks: readonly FlowTask[]) => lines({ nodes: [step('审核')], tasks })

test.each([
  ['blocked', '审核未找到处理人'],
  ['stopped', '审核流程已结束'],
  ['future', '审核未到达'],
  ['skipped', '审核已跳过'],
  ['done', '审核'],
  ['current', '审核'],
] as const)('a step of nobody that is %s reads “%s”', async (state, said) => {
  expect(await lines({ nodes: [step('审核', { state })], tasks: [] })).toEqual([said])
})

test('a step that is still to come names who will be asked; one that asks somebody names those asked', async () => {
  const people = [
    { id: 'p1', name: '王伟' },
    { id: 'p2', name: '李娜' },
  ]
  const nodes = [step('审核', { people }), step('批准', { people, state: 'future', mode: 'all' })]
  const [first, second] = await lines({ nodes, tasks: [asked()] })
  expect(first).toBe('审核林慧敏待处理未查看')
  expect(second).toBe('批准会签未到达王伟、李娜')
})

test.each([
  ['not opened yet', {}, '未查看'],
  ['opened', { viewedAt: now }, '已查看'],
  ['due later', { viewedAt: now, dueAt: now + hour }, '期限 11-20 13:00'],
  ['late', { dueAt: now - hour }, '已超时'],
])('a task that is %s says so', async (_how, more, said) => {
  expect(await steps(asked(more))).toEqual([`审核林慧敏待处理${said}`])
})

test('a task that was done late tells when it was done, and is late no more', async () => {
  expect(await steps(asked({ dueAt: now - hour, closedAt: now, result: 'agreed' }))).toEqual([
    '审核林慧敏同意2026-11-20 12:00:00',
  ])
})

test.each([
  ['somebody stands in', { byName: '赵强' }, '赵强'],
  ['somebody was added', { added: 'beside' }, '林慧敏 · 并加签'],
  ['it was handed on', { ownerBeforeName: '王伟' }, '林慧敏 (王伟)'],
] as const)('where %s that is said of the task', async (_how, more, said) => {
  expect((await steps(asked(more)))[0]).toContain(said)
})

test.each([
  ['a decision that may still be taken back is being made', { deciding: true }, '处理中'],
  ['a signer that was taken away was removed', { result: 'removed', added: 'beside' }, '已减签'],
  ['a delegation that was taken back removed no signer', { result: 'removed', added: 'delegate' }, '委派已收回'],
  ['what the flow agreed to itself is marked', { result: 'agreed', automatic: true }, '同意 · 自动通过'],
] as const)('%s', async (_how, more, said) => {
  expect((await steps(asked({ closedAt: now, ...more })))[0]).toContain(said)
})

test('each branch that goes on at once is headed once, by its name or its number', async () => {
  const branch = (key: string, number: number, name: string | null = null) => ({ key, number, name, depth: 1 })
  const nodes = [
    step('甲', { branch: branch('a', 1) }),
    step('乙', { branch: branch('a', 1) }),
    step('丙', { branch: branch('b', 2, '大额') }),
    step('丁', { branch: branch('c', 0) }),
    step('戊'),
  ]
  expect(await lines({ nodes, tasks: [] })).toEqual([
    '并行分支 1',
    '甲',
    '乙',
    '并行分支：大额',
    '丙',
    '并行分支：其他情况',
    '丁',
    '戊',
  ])
})

const related = 'GET /api/workflow/instance/p1/related'
const begun = { module: 'sea', thing: 'loan', label: '借款', number: null, title: null, status: null, problem: null }
const child = { ...begun, child: 'c1', node: '审核', state: 'running', id: 'l1', number: 'JK-1' }

/** The way of a document that belongs together with others. */
async function linked(answer: object) {
  const server = await signedIn({ answers: { [related]: { parent: null, children: [], mayRetry: false, ...answer } } })
  const of = instance({ nodes: [step('审核'), step('批准')], tasks: [], linked: true })
  return { server, ...(await show(<Timeline instance={of} now={now} />)) }
}

test('what a step began stands at that step and leads there; what began all this stands above', async () => {
  const parent = { ...begun, thing: 'plan', label: '计划', id: 'x9', title: '十一月', status: '1' }
  const { opened } = await linked({ parent, children: [child] })
  const list = await screen.findByRole('list', { name: '子流程' })
  expect(list.closest('li')?.textContent).toContain('审核')
  expect(screen.getByText(/审批中/)).toBeTruthy()
  await press(within(list).getByRole('link', { name: '借款 JK-1' }))
  await press(screen.getByRole('link', { name: '计划 十一月' }))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/loan/l1', '/doc/sea/plan/x9']))
})

test('one that could not begin says why, and is tried again by whoever may', async () => {
  const { server } = await linked({ mayRetry: true, children: [{ ...child, id: null, problem: '无权起草' }] })
  server.on('POST /api/workflow/child/c1/retry', refusal({ status: 409, code: 'child.begun', message: '已发起' }))
  expect(await screen.findByText('无权起草')).toBeTruthy()
  expect(screen.queryByText(/即将发起/)).toBeNull()
  await press(/^重\s?试$/)
  expect(await screen.findByText('已发起')).toBeTruthy()
  await waitFor(() => expect(server.callsTo(related)).toHaveLength(2))
})

test('whoever may not try it again reads the reason alone', async () => {
  await linked({ children: [{ ...child, id: null, problem: '无权起草' }] })
  expect(await screen.findByText('无权起草')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

const line = {
  seq: 1,
  at: now,
  verb: 'transfer',
  label: '已转办',
  node: 'n1',
  nodeLabel: '审核',
  actor: 'p2',
  actorName: '李娜',
  opinion: '请核价',
}
const record = 'GET /api/workflow/instance/p1'

test('the record tells who did what to whom and where, in whose place, and who has not read his copy', async () => {
  const copies = [
    { person: 'p3', name: '赵强', at: now, viewedAt: null },
    { person: 'p4', name: '孙丽', at: now, viewedAt: now },
  ]
  const log = [{ ...line, toName: '王伟', forName: '林慧敏' }]
  await signedIn({ answers: { [record]: instance({ log, copies, tasks: [] }) } })
  await show(<ApprovalRecord procInstId="p1" />)
  const told = (await screen.findByText('请核价')).closest('li')?.textContent
  expect(told).toContain('已转办 → 王伟 · 审核')
  expect(told).toContain('林慧敏')
  expect(screen.getByText('抄送：赵强（未查看）、孙丽')).toBeTruthy()
})

test('a document that was never submitted has no record', async () => {
  const server = await signedIn()
  await show(<ApprovalRecord procInstId={null} />)
  expect(await screen.findByText('尚未提交审批')).toBeTruthy()
  expect(server.calls).toEqual([])
})

test('a record that cannot be read says why', async () => {
  await signedIn({ answers: { [record]: refusal({ status: 404, code: 'none', message: '流程不存在' }) } })
  await show(<ApprovalRecord procInstId="p1" />)
  expect(await screen.findByText('流程不存在')).toBeTruthy()
})
