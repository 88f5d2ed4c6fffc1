import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DescribedAction } from '../../../core/description/described-document.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import {
  buttonIn,
  dialog,
  press,
  refusal,
  row,
  showList,
  signedIn,
  type,
  unreachable,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'

const bulk = 'POST /api/sea/voyage/bulk'

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

async function chooseRows(...numbers: readonly number[]): Promise<void> {
  for (const n of numbers) fireEvent.click(await screen.findByLabelText(`选择第 ${n} 行`))
  await screen.findByText(`已选 ${numbers.length} 条`)
}

function bar(): HTMLElement {
  const found = screen.getByText(/^已选/).closest<HTMLElement>('[role=region]')
  if (!found) throw new Error('nothing is chosen')
  return found
}

test('rows are chosen one by one, let go the same way, and all of them at once', async () => {
  await atList()
  await chooseRows(1, 3)
  fireEvent.click(screen.getByLabelText('选择第 3 行'))
  await screen.findByText('已选 1 条')
  await press(buttonIn(bar(), /选择全部 3 条/))
  await screen.findByText('已选 3 条')
  fireEvent.click(screen.getByLabelText('选择第 2 行'))
  await screen.findByText('已选 2 条')
  await press(buttonIn(bar(), /取消选择/))
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
})

test('the box above all is half set while only some are chosen, and a press on it lets them go', async () => {
  await atList()
  const all = screen.getByLabelText<HTMLInputElement>('全选符合条件的数据')
  expect(all.indeterminate).toBe(false)
  await chooseRows(2)
  expect(all.indeterminate).toBe(true)
  fireEvent.click(all)
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
  expect(all.indeterminate).toBe(false)
})

test('Shift on a box chooses all rows from the last one', async () => {
  await atList()
  fireEvent.click(screen.getByLabelText('选择第 1 行'))
  fireEvent.click(screen.getByLabelText('选择第 3 行'), { shiftKey: true })
  expect(await screen.findByText('已选 3 条')).toBeTruthy()
})

test('only verbs that fit one of the chosen rows are offered for them', async () => {
  await atList()
  await chooseRows(2)
  expect([...bar().querySelectorAll('button')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ''))).toEqual([
    '选择全部3条',
    '取消选择',
    '延期',
    '删除',
  ])
  fireEvent.click(screen.getByLabelText('选择第 1 行'))
  await screen.findByText('已选 2 条')
  expect(buttonIn(bar(), /开\s?航/)).toBeTruthy()
})

test('another question lets the chosen rows go', async () => {
  await atList()
  await chooseRows(1, 2)
  await type('搜索编号、名称、拼音', 'HC')
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
})

test('a verb for many rows asks once, sends each with its version, and tells which were refused and why', async () => {
  const { server } = await atList()
  server.on(bulk, [
    { id: 'v1', code: '0', ver: 2 },
    { id: 'v2', code: 'state.wrong', msg: '已完航，不能开航' },
  ])
  await chooseRows(1, 2)
  await press(buttonIn(bar(), /开\s?航/))
  const asked = await dialog()
  expect(within(asked).getByText('对已选的 2 条执行“开航”？')).toBeTruthy()
  expect(server.callsTo(bulk)).toEqual([])
  await press(buttonIn(asked, /开\s?航/))
  expect(await screen.findByText('成功 1 条')).toBeTruthy()
  expect(screen.getByText('未执行 1 条')).toBeTruthy()
  expect(server.callsTo(bulk).map(({ body }) => body)).toEqual([
    {
      verb: 'depart',
      rows: [
        { id: 'v1', ver: 1 },
        { id: 'v2', ver: 1 },
      ],
    },
  ])
  const reason = screen.getByText('已完航，不能开航').closest('tr')
  expect(reason?.textContent).toContain('HC-002')
  await press(buttonIn(await dialog(), /只保留未成功的/))
  expect(await screen.findByText('已选 1 条')).toBeTruthy()
  expect((await row('HC-002')).getAttribute('aria-selected')).toBe('true')
})

test('what a verb wants to know is asked once for all rows, and nothing is sent while it is missing', async () => {
  const { server } = await atList()
  server.on(bulk, [
    { id: 'v1', code: '0' },
    { id: 'v3', code: '0' },
  ])
  await chooseRows(1, 3)
  await press(buttonIn(bar(), /延\s?期/))
  const asked = await dialog()
  await screen.findByLabelText(/延期原因/)
  await press(buttonIn(asked, /延\s?期/))
  expect(await within(asked).findByText(/延期原因.*必填|请填写.*延期原因|请填写/)).toBeTruthy()
  expect(server.callsTo(bulk)).toEqual([])
  await type(/延期原因/, '台风')
  await press(buttonIn(asked, /延\s?期/))
  expect(await screen.findByText('成功 2 条')).toBeTruthy()
  expect(server.callsTo(bulk)[0]?.body).toEqual({
    verb: 'delay',
    rows: [
      { id: 'v1', ver: 1, values: { why: '台风' } },
      { id: 'v3', ver: 1, values: { why: '台风' } },
    ],
  })
})

test('a part whose answer was lost is asked once more under the same key', async () => {
  const { server } = await atList()
  let times = 0
  server.on(bulk, () => ((times += 1) === 1 ? unreachable : [{ id: 'v1', code: '0' }]))
  await chooseRows(1)
  await press(buttonIn(bar(), /开\s?航/))
  await press(buttonIn(await dialog(), /开\s?航/))
  expect(await screen.findByText('成功 1 条')).toBeTruthy()
  const keys = server.callsTo(bulk).map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a call that the server refuses as a whole is said, and is not made again', async () => {
  const { server } = await atList()
  server.on(bulk, refusal({ status: 409, code: 'record.busy', message: '航次正在结算' }))
  await chooseRows(1)
  await press(buttonIn(bar(), /开\s?航/))
  await press(buttonIn(await dialog(), /开\s?航/))
  expect(await screen.findByText(/航次正在结算/)).toBeTruthy()
  expect(server.callsTo(bulk)).toHaveLength(1)
  expect(await screen.findByText('成功 0 条')).toBeTruthy()
})

test('all that the list finds is read first, but for what was let go, and sent twenty-five at a time', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => voyage(at + 1))
  const { server } = await atList([depart], rows)
  server.on(bulk, ({ body }: { body: { rows: { id: string }[] } }) => body.rows.map(({ id }) => ({ id, code: '0' })))
  fireEvent.click(screen.getByLabelText('全选符合条件的数据'))
  await screen.findByText('已选 60 条')
  fireEvent.click(screen.getByLabelText('选择第 2 行'))
  await screen.findByText('已选 59 条')
  await press(buttonIn(bar(), /开\s?航/))
  await press(buttonIn(await dialog(), /开\s?航/))
  expect(await screen.findByText('成功 59 条')).toBeTruthy()
  const sent = server.callsTo(bulk).map(({ body }) => (body as { rows: { id: string }[] }).rows.map(({ id }) => id)) // what bulkCall sends
  expect(sent.map(({ length }) => length)).toEqual([25, 25, 9])
  expect(sent.flat()).not.toContain('v2')
})

test('work on many rows can be stopped between its parts, and says what was left', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => voyage(at + 1))
  const { server } = await atList([depart], rows)
  const slow = server.hold(bulk)
  fireEvent.click(screen.getByLabelText('全选符合条件的数据'))
  await screen.findByText('已选 60 条')
  await press(buttonIn(bar(), /开\s?航/))
  await press(buttonIn(await dialog(), /开\s?航/))
  await waitFor(() => expect(slow.asked).toBe(1))
  await press(buttonIn(await dialog(), /停\s?止/))
  slow.answer(rows.slice(0, 25).map(({ id }) => ({ id, code: '0' })))
  expect(await screen.findByText('已停止，剩余 35 条未处理')).toBeTruthy()
  expect(slow.asked).toBe(1)
})

test('more rows than one call may do are refused before anything is asked', async () => {
  const { server } = await atList()
  server.on('POST /api/sea/voyage/page', { content: three, totalElements: 5001, next: null })
  await press(await screen.findByLabelText('刷新'))
  await screen.findByText('共 5,001 条')
  fireEvent.click(screen.getByLabelText('全选符合条件的数据'))
  await screen.findByText('已选 5,001 条')
  await press(buttonIn(bar(), /删\s?除/))
  expect(await screen.findByText(/^一次最多处理 5,?000 条/)).toBeTruthy()
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('what is signed for by one press is shown first, with the sums of each currency', async () => {
  const sign: DescribedAction = { ...depart, verb: 'sign', label: '签发', shows: ['name', 'freight', 'currency'] }
  const server = await signedIn()
  const base = voyageDocument({ actions: [sign] })
  const currency = fieldOf('text', { name: 'currency', label: '币种' })
  const fields = [
    ...base.fields.map((field) => (field.name === 'freight' ? { ...field, in: 'currency' } : field)),
    currency,
  ]
  const doc = { ...base, fields }
  const rows = [
    voyage(1, { currency: 'CNY', freight: '100.50' }),
    voyage(2, { currency: 'USD', freight: '7.00' }),
    voyage(3, { currency: 'CNY', freight: '200.00' }),
  ]
  voyages(rows, doc)
  server.on(
    bulk,
    rows.map(({ id }) => ({ id, code: '0' })),
  )
  await showList(doc)
  await row('HC-001')
  await chooseRows(1, 2, 3)
  await press(buttonIn(bar(), /签\s?发/))
  const asked = await dialog()
  expect(await within(asked).findByText('合计 300.50 CNY')).toBeTruthy()
  expect(within(asked).getByText('合计 7.00 USD')).toBeTruthy()
  expect(within(asked).getAllByRole('row', { hidden: true })).toHaveLength(6)
  await press(buttonIn(asked, /签\s?发/))
  expect(await screen.findByText('成功 3 条')).toBeTruthy()
})
