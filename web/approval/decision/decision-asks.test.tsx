import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, press, refusal, type } from '../../testing/index.ts'
import type { FlowOffer } from './approval-instance-queries.ts'
import { agree, alerts, at, box, offer, opinion, task } from './testing/decision-box-shown.tsx'

test('a step that must be signed is not decided without a signature', async () => {
  const { server } = await box([{ ...agree, signed: true }])
  await press(/^同\s?意\s?A$/)
  await waitFor(() => expect(alerts()).toEqual(['该节点须手写签名，请先签名']))
  expect(server.callsTo(at('agree'))).toEqual([])
})

test('the fields that a step opens are checked before agreeing and only what was changed is sent', async () => {
  const fields = { freight: 'required', port: 'write', note: 'write' } as const
  const { server } = await box([{ ...agree, fields }])
  const filled = screen.getByRole('region', { name: '请填写' })
  await waitFor(() => expect(within(filled).getAllByRole('textbox')).toHaveLength(3))
  expect(screen.queryByRole('textbox', { name: '航次名称' })).toBeNull()
  await type('运费', '')
  await press(/^同\s?意\s?A$/)
  await waitFor(() => expect(alerts()).toEqual(['请填写运费']))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '运费' })))
  expect(server.callsTo(at('agree'))).toEqual([])
  await type('运费', '1300')
  await press(/^同\s?意\s?A$/)
  await waitFor(() =>
    expect(server.callsTo(at('agree'))[0]?.body).toEqual({ opinion: '', values: { freight: '1300.00' } }),
  )
})

test('what the server refuses of an opened field stands at the field', async () => {
  const { server } = await box([{ ...agree, fields: { port: 'write' } }])
  server.on(
    at('agree'),
    refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { port: '港口已停用' } }),
  )
  await press(/^同\s?意\s?A$/)
  await waitFor(() => expect(alerts()).toContain('港口已停用'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '港口' })))
})

const choices = [
  {
    node: 'n2',
    label: '总经理',
    several: true,
    people: [
      { id: 'p1', name: '王伟' },
      { id: 'p2', name: '李娜' },
    ],
  },
] as const

test('who handles a later step is chosen here and sent with the agreement', async () => {
  const { server } = await box([{ ...agree, choices }])
  await choose('“总经理”的处理人', '李娜')
  await press(/^同\s?意\s?A$/)
  await waitFor(() => expect(server.callsTo(at('agree'))[0]?.body).toEqual({ opinion: '', choose: { n2: ['p2'] } }))
})

test('a choice that the server misses is marked until it is made', async () => {
  const { server } = await box([{ ...agree, choices }])
  server.on(
    at('agree'),
    refusal({ status: 422, code: 'flow.choose', message: '请选择处理人', fields: { choose: '请选择' } }),
  )
  await press(/^同\s?意\s?A$/)
  expect(await screen.findByText('请选择处理人')).toBeTruthy()
  const select = () => document.querySelector('[data-choice=n2] .ant-select')
  await waitFor(() => expect(select()?.className).toContain('status-error'))
  await choose('“总经理”的处理人', '王伟')
  await waitFor(() => expect(select()?.className).not.toContain('status-error'))
})

test('it is said in whose place one decides, and what a colleague wants to know', async () => {
  await box([agree], { more: { tasks: [{ ...task, assignee: 'p9', assigneeName: '赵强' }] } })
  expect(screen.getByText('您正在代 赵强 处理')).toBeTruthy()
})

test.each([
  ['delegate', '价格对吗？', '王伟 请您答复：价格对吗？'],
  ['delegate', null, '王伟 请您答复'],
  ['before', '请核价', '王伟 请您加签：请核价'],
  ['beside', null, '王伟 请您加签'],
] as const)('who was brought in %s with %s reads “%s”', async (added, question, said) => {
  await box([offer('answer')], { more: { tasks: [{ ...task, added, askedBy: { name: '王伟', question } }] } })
  expect(screen.getByText(said)).toBeTruthy()
})

test('a jump asks where to and why', async () => {
  const targets = [
    { node: 'n2', label: '总经理' },
    { node: 'n3', label: '出纳' },
  ]
  const jump = offer('jump', { taskId: null, needsOpinion: true, node: 'n1', nodeLabel: '财务审核', targets })
  const { server } = await box([jump])
  await press(/更\s?多/)
  await press('跳转：财务审核')
  const dialog = await screen.findByRole('dialog', { name: '跳转：财务审核' })
  expect(dialog.textContent).toContain('当前节点未完成的任务取消')
  await press(within(dialog).getByRole('button', { name: '跳转：财务审核' }))
  await waitFor(() => expect(alerts()).toEqual(['请填写原因']))
  await choose(/^跳转至/, '出纳')
  await type('原因', '换人')
  await press(within(dialog).getByRole('button', { name: /跳转：财务审核/ }))
  await waitFor(() =>
    expect(server.callsTo('POST /api/workflow/instance/p1/action/jump')[0]?.body).toEqual({
      opinion: '换人',
      node: 'n1',
      to: 'n3',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a step that opens no fields asks for none', async () => {
  await box([{ ...agree, fields: {} }])
  expect(screen.queryByRole('region', { name: '请填写' })).toBeNull()
})

const people = {
  content: [
    { userId: 'p1', userName: '王伟', userTel: '13912345670', deptsnames: '海运' },
    { userId: 'p2', userName: '李娜', userTel: '13912345671', deptsnames: '海运' },
  ],
  totalElements: 2,
}

/** Chooses people in the dialog that a verb opened. */
async function pick(...names: readonly string[]): Promise<void> {
  await screen.findByRole('dialog', { name: '选择人员' })
  for (const name of names) fireEvent.click(await screen.findByRole('row', { name: new RegExp(name) }))
  await press('选择 >')
  await press(/^确\s?定$/)
}

async function handing(offers: readonly FlowOffer[]) {
  const found = await box(offers)
  found.server
    .on('POST /api/system/user/page', people)
    .on('GET /api/system/role/roleUserSum', [])
    .on('GET /api/system/dictionary/group', [])
  return found
}

test('delegating asks whom and what, and says what it means', async () => {
  const { server } = await handing([agree, offer('delegate')])
  await type(opinion(), '')
  await press(/更\s?多/)
  await press('委派')
  await pick('李娜')
  const dialog = await screen.findByRole('dialog', { name: '委派' })
  expect(dialog.textContent).toContain('对方先答复')
  await press(within(dialog).getByRole('button', { name: /委\s?派/ }))
  await waitFor(() => expect(alerts()).toEqual(['请写明需要对方答复的问题']))
  await type('请写明需要对方答复的问题', '价格对吗？')
  await press(within(dialog).getByRole('button', { name: /委\s?派/ }))
  await waitFor(() => expect(server.callsTo(at('delegate'))[0]?.body).toEqual({ opinion: '价格对吗？', to: 'p2' }))
})

test.each([
  ['前加签', 'before', '对方先审批'],
  ['同意并后加签', 'after', '您现在即表示同意'],
  ['并加签', 'beside', '您与对方都同意后'],
] as const)('signers may be added: %s', async (label, how, meaning) => {
  const { server } = await handing([agree, offer('addSign', { ways: ['before', 'after', 'beside'] })])
  await type(opinion(), '请核价')
  await press(/更\s?多/)
  await press(label)
  await pick('王伟', '李娜')
  const dialog = await screen.findByRole('dialog', { name: label })
  expect(dialog.textContent).toContain(meaning)
  await press(within(dialog).getByRole('button', { name: label }))
  await waitFor(() =>
    expect(server.callsTo(at('addSign'))[0]?.body).toEqual({ opinion: '请核价', people: ['p1', 'p2'], how }),
  )
})
