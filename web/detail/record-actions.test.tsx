import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DescribedAction } from '../../core/description/described-document.ts'
import { fieldOf } from '../../kinds/testing/test-host.tsx'
import {
  buttonIn,
  dialog,
  dialogClosed,
  openVoyage,
  press,
  refusal,
  showRecord,
  signedIn,
  type,
  unreachable,
  voyage,
  voyageDocument,
  voyages,
} from '../testing/index.ts'
import type { TestServer } from '../testing/test-server.ts'

const depart: DescribedAction = { verb: 'depart', label: '开航', look: 'primary', from: ['1'], asks: [] }
const delay: DescribedAction = {
  verb: 'delay',
  label: '延期',
  look: 'normal',
  from: ['1'],
  asks: [fieldOf('text', { name: 'why', label: '延期原因', required: true, max: 50 })],
}

/** Opens the menu of rare acts and presses one of its entries. */
async function fromMenu(entry: string | RegExp): Promise<void> {
  await press('更多')
  fireEvent.click(await screen.findByText(entry))
}

const acted = (server: TestServer, verb: string) => server.callsTo(`POST /api/sea/voyage/v1/action/${verb}`)

test('only what the server offers now is offered, the main act at the end and the dangerous ones in the menu', async () => {
  await openVoyage(voyage(1), voyageDocument({ actions: [depart, delay] }), {
    offered: ['bj', 'sc', 'depart', 'delay'],
  })
  const buttons = screen.getAllByRole('button').map(({ textContent }) => (textContent ?? '').replace(/\s/, ''))
  const order = ['打印', '延期', '编辑', '开航'].map((name) => buttons.indexOf(name))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(buttons).not.toContain('删除')
  await press('更多')
  expect(await screen.findByText('删除')).toBeTruthy()
})

test('an act asks first, is called with the version under one key, and the record is read again', async () => {
  const { server } = await openVoyage(voyage(1), voyageDocument({ actions: [depart] }), { offered: ['depart'] })
  const slow = server.hold('POST /api/sea/voyage/v1/action/depart')
  await press(/^开\s?航$/)
  const asked = await dialog()
  expect(within(asked).getByText(/^确定开航“.*”吗？$/)).toBeTruthy()
  const yes = buttonIn(asked, /开\s?航/)
  const reads = server.callsTo('GET /api/sea/voyage/v1').length
  fireEvent.click(yes)
  fireEvent.click(yes)
  await waitFor(() => expect(slow.asked).toBe(1))
  server.on('GET /api/sea/voyage/v1', {
    record: voyage(1, { ver: 2, status: '2' }),
    names: { 'dictionary:voyageStatus:2': '完航' },
  })
  slow.answer({ id: 'v1', ver: 2 })
  expect(await screen.findByText('开航成功')).toBeTruthy()
  expect(acted(server, 'depart').map(({ body }) => body)).toEqual([{ ver: 1 }])
  expect(acted(server, 'depart')[0]?.key).toBeTruthy()
  await waitFor(() => expect(server.callsTo('GET /api/sea/voyage/v1').length).toBeGreaterThan(reads))
  expect(await screen.findByText('完航')).toBeTruthy()
  await dialogClosed()
})

test('an act that is called off does nothing', async () => {
  const { server } = await openVoyage(voyage(1), voyageDocument({ actions: [depart] }), { offered: ['depart'] })
  await press(/^开\s?航$/)
  await press(buttonIn(await dialog(), /取\s?消/))
  await dialogClosed()
  expect(acted(server, 'depart')).toEqual([])
})

test('an act with fields begins with what the record knows, else as its fields say, and shows what is signed', async () => {
  const move: DescribedAction = {
    ...delay,
    verb: 'move',
    label: '改港',
    asks: [
      fieldOf('text', { name: 'to', label: '新港口', max: 50 }),
      fieldOf('text', { name: 'way', label: '航路', max: 50, initial: '近岸' }),
    ],
    prefill: { to: 'port' },
    shows: ['name', 'freight'],
  }
  const { server } = await openVoyage(voyage(1), voyageDocument({ actions: [move] }), { offered: ['move'] })
  server.on('POST /api/sea/voyage/v1/action/move', { id: 'v1', ver: 2 })
  await press(/^改\s?港$/)
  const asked = await dialog()
  await waitFor(() => expect(within(asked).getByLabelText<HTMLInputElement>(/新港口/).value).toBe('大连'))
  expect(asked.textContent).toContain('1,200.00')
  await press(buttonIn(asked, /改\s?港/))
  await waitFor(() => expect(acted(server, 'move')[0]?.body).toEqual({ ver: 1, to: '大连', way: '近岸' }))
})

test('an act that does not reach the server says so and may be pressed again under the same key', async () => {
  const { server } = await openVoyage(voyage(1), voyageDocument({ actions: [depart] }), { offered: ['depart'] })
  server.on(
    'POST /api/sea/voyage/v1/action/depart',
    refusal({ status: 409, code: 'state.wrong', message: '航次已开航' }),
  )
  await press(/^开\s?航$/)
  await press(buttonIn(await dialog(), /开\s?航/))
  expect(await screen.findByText(/航次已开航/)).toBeTruthy()
  server.on('POST /api/sea/voyage/v1/action/depart', { id: 'v1', ver: 2 })
  await press(buttonIn(await dialog(), /开\s?航/))
  expect(await screen.findByText('开航成功')).toBeTruthy()
  const [first, second] = acted(server, 'depart')
  expect(first?.key).toBe(second?.key)
})

test('what an act requires is asked for at its field, and what the server refuses is said there', async () => {
  const { server } = await openVoyage(voyage(1), voyageDocument({ actions: [delay] }), { offered: ['delay'] })
  server.on(
    'POST /api/sea/voyage/v1/action/delay',
    refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { why: '原因过于简单' } }),
  )
  await press(/^延\s?期$/)
  const asked = await dialog()
  await press(buttonIn(asked, /延\s?期/))
  await waitFor(() => expect(asked.querySelector('[aria-invalid=true]')).toBeTruthy())
  expect(acted(server, 'delay')).toEqual([])
  await type(/延期原因/, '雾')
  await press(buttonIn(asked, /延\s?期/))
  expect(await within(asked).findByText('原因过于简单')).toBeTruthy()
  server.on('POST /api/sea/voyage/v1/action/delay', { id: 'v1', ver: 2 })
  await type(/延期原因/, '大雾封港')
  await press(buttonIn(asked, /延\s?期/))
  expect(await screen.findByText('延期成功')).toBeTruthy()
  expect(acted(server, 'delay').map(({ body }) => body)).toEqual([
    { ver: 1, why: '雾' },
    { ver: 1, why: '大雾封港' },
  ])
  expect(new Set(acted(server, 'delay').map((call) => call.key)).size).toBe(1)
})

test('revoking asks for a reason, warns that nothing takes it back, and sends the reason as opinion', async () => {
  const { server } = await openVoyage(voyage(1), voyageDocument(), { offered: ['revoke'] })
  server.on('POST /api/sea/voyage/v1/action/revoke', { id: 'v1', ver: 2 })
  await fromMenu('撤销')
  const asked = await dialog()
  expect(within(asked).getByText('此操作不可撤销。')).toBeTruthy()
  await press(buttonIn(asked, /撤\s?销/))
  expect(await within(asked).findByText('请填写原因')).toBeTruthy()
  expect(acted(server, 'revoke')).toEqual([])
  await type(/^原因/, '  重复录入 ')
  await press(buttonIn(asked, /撤\s?销/))
  await waitFor(() => expect(acted(server, 'revoke')[0]?.body).toEqual({ ver: 1, opinion: '重复录入' }))
})

test('a deleted record is said to be deleted', async () => {
  const { server } = await openVoyage(voyage(1), voyageDocument(), { offered: ['sc'] })
  server.on('DELETE /api/sea/voyage/v1', null)
  await fromMenu('删除')
  await press(buttonIn(await dialog(), /删\s?除/))
  expect(await screen.findByText('已删除')).toBeTruthy()
  expect(server.callsTo('DELETE /api/sea/voyage/v1')).toHaveLength(1)
})

test('a record on a phone offers the same acts', async () => {
  const server = await signedIn({ language: 'ru' })
  const doc = voyageDocument({ actions: [depart] })
  voyages([voyage(1)], doc)
  server.on('GET /api/sea/voyage/v1', { record: voyage(1), offered: ['bj', 'depart'] })
  server.on('POST /api/sea/voyage/v1/action/depart', unreachable)
  await showRecord('v1', doc, { width: 'phone' })
  expect(await screen.findByRole('heading', { name: /HC-001/ })).toBeTruthy()
  await press(/^开\s?航$/)
  await press(buttonIn(await dialog(), /开\s?航/))
  await waitFor(() => expect(acted(server, 'depart')).toHaveLength(1))
  expect(await screen.findByText(/^Нет связи/)).toBeTruthy()
})
