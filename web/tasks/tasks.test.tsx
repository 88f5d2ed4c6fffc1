import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Values } from '../platform/data/record-values.ts'
import { startEvents } from '../platform/http/event-stream.ts'
import { key, press, quiet, refusal, row, show, signedIn, voyage, voyageDocument, voyages } from '../testing/index.ts'
import { MyApprovals } from './my-approvals.tsx'
import { Inbox } from './task-inbox.tsx'

const rowsAt = 'POST /api/workflow/task/page'
const countsAt = 'GET /api/workflow/task/counts'

const task = (number: number, more: Values = {}): Values => ({
  id: `v${number}`,
  taskId: `t${number}`,
  task: null,
  module: 'sea',
  thing: 'voyage',
  href: `/doc/sea/voyage/v${number}`,
  title: `审批航次${number}`,
  number: `HC-00${number}`,
  nodeLabel: '经理审批',
  drafterName: '林慧敏',
  ...more,
})

const pageOf = (content: readonly Values[]) => ({ content, totalElements: content.length, next: null, names: {} })
const counts = { unviewed: 1, undecided: 2, dueSoon: 0, overdue: 0, renewedBy: ['sea.voyage'] }

/** The inbox with these tasks; their records are voyages. */
async function inbox(tasks: readonly Values[], given: Parameters<typeof signedIn>[0] = {}) {
  const server = await signedIn({ ...given, answers: { [countsAt]: counts, ...given.answers } })
  voyages([voyage(1), voyage(2), voyage(3)], voyageDocument({ verbs: ['ck'] }))
  server.on(rowsAt, pageOf(tasks))
  for (const [at, answer] of Object.entries(given.answers ?? {})) server.on(at, answer)
  const shown = await show(<Inbox />)
  return { server, ...shown }
}

const pane = () => screen.findByRole('region', { name: '阅读窗格' })
const inPane = async (text: RegExp) => waitFor(async () => expect((await pane()).textContent).toMatch(text))

test('what waits is listed with how much of it is new and undecided, and opens in its record', async () => {
  const { opened, server } = await inbox([task(1), task(2)])
  expect((await row('审批航次1')).textContent).toContain('经理审批')
  expect(await screen.findByText('未查看 1')).toBeTruthy()
  expect(screen.getByText('未处理 2')).toBeTruthy()
  expect(server.callsTo(rowsAt)[0]?.body).toMatchObject({ parameters: { view: 'todo' } })
  await press(within(await row('审批航次1')).getByText('HC-001'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v1']))
})

test('nothing that waits is said so; a part of it is asked of the server', async () => {
  const { server } = await inbox([])
  expect(await screen.findByText('没有待处理的事项')).toBeTruthy()
  await press(await screen.findByRole('radio', { name: /已超时/ }))
  await waitFor(() => expect(server.callsTo(rowsAt).at(-1)?.body).toMatchObject({ parameters: { tab: 'overdue' } }))
})

test('tasks that could not be read are no empty inbox', async () => {
  await inbox([], { answers: { [rowsAt]: refusal({ status: 500, code: 'bug', message: '系统繁忙' }) } })
  expect(await screen.findByText(/系统繁忙/)).toBeTruthy()
  expect(screen.queryByText('没有待处理的事项')).toBeNull()
})

test('J opens the first task beside the list, J and K go on and back, Esc closes', async () => {
  await inbox([task(1), task(2), task(3)])
  await row('审批航次3')
  await screen.findByRole('button', { name: /逐份阅读/ })
  const pressKey = (code: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
  pressKey('KeyJ')
  await inPane(/HC-001/)
  pressKey('KeyJ')
  await inPane(/HC-002/)
  pressKey('KeyK')
  await inPane(/HC-001/)
  key('Escape')
  await waitFor(() => expect(screen.queryByRole('region', { name: '阅读窗格' })).toBeNull())
})

test('a record that is gone meanwhile says that its task was handled', async () => {
  await inbox([task(9)])
  await press(await screen.findByRole('button', { name: /逐份阅读/ }))
  expect(await screen.findByText('此事项已处理')).toBeTruthy()
})

test('a record that could not be read beside the list says why and is read again', async () => {
  const { server } = await inbox([task(1)], {
    answers: { 'GET /api/sea/voyage/v1': refusal({ status: 500, code: 'bug', message: '系统繁忙' }) },
  })
  await press(await screen.findByRole('button', { name: /逐份阅读/ }))
  expect(await within(await pane()).findByText(/系统繁忙/)).toBeTruthy()
  voyages([voyage(1)], voyageDocument({ verbs: ['ck'] }), server)
  await press(within(await pane()).getByRole('button', { name: '重试' }))
  await inPane(/HC-001/)
})

test('an event of a record that an office has to do with has the list read again, that of another has not', async () => {
  const { server } = await inbox([task(1)])
  const stop = startEvents()
  await row('审批航次1')
  await waitFor(() => expect(server.heard).toBe(true))
  server.on(rowsAt, pageOf([task(1), task(2)]))
  const asked = server.callsTo(rowsAt).length
  server.tell('document', { module: 'sea', name: 'port' })
  await quiet()
  expect(server.callsTo(rowsAt)).toHaveLength(asked)
  server.tell('document', { module: 'sea', name: 'voyage' })
  expect(await row('审批航次2')).toBeTruthy()
  stop()
})

const listed = async (view: 'done' | 'copied' | 'mine', rows: unknown, given: Parameters<typeof signedIn>[0] = {}) => {
  const server = await signedIn({ ...given, answers: { [rowsAt]: rows, ...given.answers } })
  return { server, ...(await show(<MyApprovals view={view} />)) }
}

test.each([
  ['done', '您还没有处理过审批'],
  ['copied', '还没有抄送给您的单据'],
  ['mine', '您还没有发起过流程'],
] as const)('an empty list of what is %s says what will stand there', async (view, said) => {
  await listed(view, pageOf([]))
  expect(await screen.findByText(said)).toBeTruthy()
})

test('whoever has started nothing yet is led to where one starts', async () => {
  const { opened } = await listed('mine', pageOf([]))
  await press(await screen.findByRole('button', { name: '发起流程' }))
  await waitFor(() => expect(opened).toEqual(['/workflowstart']))
})

test('an agreement is taken back after a question, once', async () => {
  const { server } = await listed('done', pageOf([task(1, { withdrawable: true }), task(2)]), {
    answers: { 'POST /api/workflow/task/t1/action/withdraw': null },
  })
  const buttons = await screen.findAllByRole('button', { name: /撤回/ })
  expect(buttons).toHaveLength(1)
  await press(buttons[0] ?? '')
  const dialog = await screen.findByRole('dialog', { name: '撤回您的同意？' })
  expect(dialog.textContent).toContain('审批航次1')
  await press(within(dialog).getByRole('button', { name: /撤回/ }))
  expect(await screen.findByText('已撤回，单据回到您的待办')).toBeTruthy()
  const calls = server.callsTo('POST /api/workflow/task/t1/action/withdraw')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.key).not.toBeNull()
})

test('whoever thinks better of taking back calls nothing, and a refusal is said', async () => {
  const { server } = await listed('done', pageOf([task(1, { withdrawable: true })]), {
    answers: {
      'POST /api/workflow/task/t1/action/withdraw': refusal({ status: 409, code: 'late', message: '下一处理人已查看' }),
    },
  })
  await press(await screen.findByRole('button', { name: /撤回/ }))
  await press(await screen.findByRole('button', { name: '取消' }))
  await quiet()
  expect(server.callsTo('POST /api/workflow/task/t1/action/withdraw')).toEqual([])
  await press(await screen.findByRole('button', { name: /撤回/ }))
  const dialog = await screen.findByRole('dialog', { name: '撤回您的同意？' })
  await press(within(dialog).getByRole('button', { name: /撤回/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('下一处理人已查看')
})

test('tasks chosen are agreed to under one opinion, and those of which nothing came are named with the reason', async () => {
  const { server } = await inbox([task(1), task(2), task(3, { taskId: null, task: 'pay' })], {
    answers: {
      'GET /api/system/userEntry/opinion': ['已阅'],
      'POST /api/workflow/task/agree': [
        { id: 't1', code: '0' },
        { id: 't2', code: 'money', msg: '资金单据须逐份审批' },
      ],
    },
  })
  await row('审批航次3')
  for (const one of ['审批航次1', '审批航次2', '审批航次3'])
    await press((await row(one)).querySelector<HTMLElement>('[data-box]') ?? one)
  await press(await screen.findByRole('button', { name: '批量同意' }))
  const dialog = await screen.findByRole('dialog', { name: '同意已选的 3 项？' })
  await press(await within(dialog).findByText('已阅'))
  await press(within(dialog).getByRole('button', { name: '同意' }))
  const told = await within(await screen.findByRole('dialog', { name: '批量同意' })).findByRole('status')
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['审批航次2资金单据须逐份审批', '审批航次3不是审批事项，请打开后办理'])
  expect(server.callsTo('POST /api/workflow/task/agree')[0]?.body).toEqual({ tasks: ['t1', 't2'], opinion: '已阅' })
})
