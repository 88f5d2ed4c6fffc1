import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DescribedAction } from '../../../core/description/described-document.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import {
  buttonIn,
  dialog,
  dialogClosed,
  press,
  refusal,
  row,
  showList,
  signedIn,
  type,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'

const depart: DescribedAction = { verb: 'depart', label: '开航', look: 'normal', from: ['1'], asks: [] }
const delay: DescribedAction = {
  verb: 'delay',
  label: '延期',
  look: 'normal',
  from: ['1', '2'],
  asks: [fieldOf('text', { name: 'why', label: '延期原因', required: true, max: 50 })],
}

const three = [voyage(1), voyage(2, { status: '2' }), voyage(3)]

async function atList(actions: readonly DescribedAction[] = [depart, delay], rows = three) {
  const server = await signedIn()
  const doc = voyageDocument({ actions })
  voyages(rows, doc)
  const { opened } = await showList(doc)
  await row('HC-001')
  return { server, opened, doc }
}

test('a row in a dense list has its verbs in a menu, without those that do not fit its state', async () => {
  await atList()
  const first = await row('HC-002')
  fireEvent.click(within(first).getByLabelText('更多'))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['编辑', '延期', '删除'])
})

async function fromMenu(number: string, entry: string): Promise<void> {
  fireEvent.click(within(await row(number)).getByLabelText('更多'))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test('a row is opened for editing from its menu', async () => {
  const { opened } = await atList()
  await fromMenu('HC-001', '编辑')
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v1?edit=1']))
})

test('a row is deleted after a question, and the list is read again', async () => {
  const { server } = await atList()
  server.on('DELETE /api/sea/voyage/v1', null)
  await fromMenu('HC-001', '删除')
  const asked = await dialog()
  expect(await within(asked).findByText(/^确定删除“.*HC-001.*”吗？$/)).toBeTruthy()
  expect(server.callsTo('DELETE /api/sea/voyage/v1')).toEqual([])
  const before = server.callsTo('POST /api/sea/voyage/page').length
  await press(buttonIn(asked, /确\s?定/))
  expect(await screen.findByText('已删除')).toBeTruthy()
  await waitFor(() => expect(server.callsTo('POST /api/sea/voyage/page').length).toBeGreaterThan(before))
  await dialogClosed()
})

test('a deletion that is refused says why, and its question stays', async () => {
  const { server } = await atList()
  server.on('DELETE /api/sea/voyage/v1', refusal({ status: 409, code: 'record.used', message: '已被提单引用' }))
  await fromMenu('HC-001', '删除')
  await press(buttonIn(await dialog(), /确\s?定/))
  expect(await screen.findByText(/已被提单引用/)).toBeTruthy()
  expect(document.querySelector('[role=dialog]')).toBeTruthy()
})

test('an own verb of a row is called with the version that was read', async () => {
  const { server } = await atList()
  server.on('POST /api/sea/voyage/v3/action/depart', { id: 'v3', ver: 2 })
  await fromMenu('HC-003', '开航')
  const asked = await dialog()
  expect(await within(asked).findByText(/^确定开航“.*HC-003.*”吗？$/)).toBeTruthy()
  expect(asked.textContent).not.toContain('不可撤销')
  await press(buttonIn(asked, /确\s?定/))
  expect(await screen.findByText('操作成功')).toBeTruthy()
  expect(server.callsTo('POST /api/sea/voyage/v3/action/depart')[0]?.body).toEqual({ ver: 1 })
})

test('an own verb of a row that cannot be undone says so before it is done', async () => {
  await atList([{ ...depart, irreversible: true }])
  await fromMenu('HC-001', '开航')
  expect(await within(await dialog()).findByText('此操作不可撤销。')).toBeTruthy()
})

test('an own verb of a row says what follows from it before it is done', async () => {
  await atList([{ ...depart, follows: '船员将收到通知。', irreversible: true }])
  await fromMenu('HC-001', '开航')
  expect(await within(await dialog()).findByText('船员将收到通知。 此操作不可撤销。')).toBeTruthy()
})

test('a verb of a row that asks for something is answered without leaving the list', async () => {
  const { server, opened } = await atList()
  server.on('POST /api/sea/voyage/v1/action/delay', { id: 'v1', ver: 2 })
  await fromMenu('HC-001', '延期')
  await type(/延期原因/, '检修')
  await press(buttonIn(await dialog(), /延\s?期/))
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/voyage/v1/action/delay')[0]?.body).toEqual({ ver: 1, why: '检修' }),
  )
  await dialogClosed()
  expect(opened).toEqual([])
})

test('an action whose own condition does not hold over a row is not offered on it', async () => {
  const late: DescribedAction = { ...depart, when: "port = '上海'" }
  await atList([late], [voyage(1), voyage(2, { port: '上海' })])
  fireEvent.click(within(await row('HC-002')).getByLabelText('更多'))
  expect(await screen.findByRole('menuitem', { name: '开航' })).toBeTruthy()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 })
  fireEvent.click(within(await row('HC-001')).getByLabelText('更多'))
  await waitFor(() => expect(screen.getAllByRole('menuitem', { name: '编辑', hidden: true }).length).toBeGreaterThan(0))
})
