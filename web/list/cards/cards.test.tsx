import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import {
  press,
  refusal,
  resize,
  showList,
  signedIn,
  type,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'

const page = 'POST /api/sea/voyage/page'
const base = voyageDocument()
const [main] = base.lists
const summed: Described = { ...base, lists: main ? [{ ...main, totals: ['freight'] }] : [] }

async function atCards(rows: readonly Values[] = [voyage(1), voyage(2, { port: '' })], doc: Described = summed) {
  const server = await signedIn()
  voyages(rows, doc)
  const { opened } = await showList(doc, { width: 'phone' })
  return { server, opened }
}

/** The card of the voyage of this name. */
async function card(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name)).closest('article')
  if (!found) throw new Error(`no card of ${name}`)
  return found
}

test('on a phone each row is a card: title and state first, then what is filled', async () => {
  await atCards()
  const first = await card('航次1')
  const head = within(first).getByText('航次1').closest('button')
  expect(head?.textContent).toContain('在航')
  expect([...first.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    '航次号',
    '港口',
    '开航日期',
    '运费',
  ])
  const second = await card('航次2')
  expect([...second.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    '航次号',
    '开航日期',
    '运费',
  ])
  expect(screen.queryByRole('grid')).toBeNull()
})

test('a card tells six values at most beside its title', async () => {
  const names = ['no', 'name', 'port', 'sails', 'freight', 'note', 'createTime', 'status', 'ship', 'flag']
  const more = ['ship', 'flag'].map(
    (name) => ({ ...base.fields[2], name, label: name }) as (typeof base.fields)[number],
  )
  const doc = { ...base, fields: [...base.fields, ...more], lists: main ? [{ ...main, columns: names }] : [] }
  await atCards([voyage(1, { note: '备注文字', ship: '雪龙', flag: '中国' })], doc)
  expect((await card('航次1')).querySelectorAll('dt')).toHaveLength(6)
})

test('a press on the head of a card opens the record', async () => {
  const { opened } = await atCards()
  await press(within(await card('航次2')).getByText('航次2'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v2']))
})

test('what can be done stands below each card in words', async () => {
  const { opened } = await atCards()
  const acts = within(await card('航次1'))
  await press(acts.getByText('编辑'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v1?edit=1']))
  expect(acts.getByText('查看')).toBeTruthy()
  expect(acts.getByText('删除')).toBeTruthy()
})

test('an empty list, a search without a hit and a failure are told on a phone too', async () => {
  const { server } = await atCards([])
  expect(await screen.findByText('暂无数据')).toBeTruthy()
  await type('搜索编号、名称、拼音', '没有')
  expect(await screen.findByText('没有符合条件的数据')).toBeTruthy()
  server.on(page, refusal({ status: 500, code: 'server.error', message: '服务暂时不可用' }))
  await press(await screen.findByLabelText('刷新'))
  await type('搜索编号、名称、拼音', '别的')
  const again = await screen.findByText(/^重\s?试$/)
  server.on(page, { content: [voyage(5)], totalElements: 1, next: null })
  await press(again.closest('button') ?? again)
  expect(await card('航次5')).toBeTruthy()
})

test('until the cards are here their list is busy', async () => {
  const server = await signedIn()
  voyages([], summed)
  const slow = server.hold(page)
  await showList(summed, { width: 'phone' })
  const list = await screen.findByRole('list', { name: '航次' })
  expect(list.getAttribute('aria-busy')).toBe('true')
  slow.answer({ content: [voyage(1)], totalElements: 1, next: null, totals: { freight: '1200.00' } })
  await card('航次1')
  expect(list.getAttribute('aria-busy')).toBe('false')
  expect(await screen.findByText('共 1 条')).toBeTruthy()
})

test('below the cards stands the sum of all, and of the chosen ones once there are some', async () => {
  const server = await signedIn()
  voyages([], summed)
  server.on(page, { content: [voyage(1), voyage(2)], totalElements: 2, next: null, totals: { freight: '2400.00' } })
  server.on('POST /api/sea/voyage/totals', { count: 1, totals: { freight: [{ in: null, sum: '1200.00' }] } })
  await showList(summed, { width: 'phone' })
  await card('航次1')
  const sums = await screen.findByRole('region', { name: '合计' })
  await waitFor(() => expect(sums.textContent).toContain('2,400.00'))
  expect(within(sums).queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByLabelText('选择第 1 行'))
  await waitFor(() => expect(sums.textContent).toContain('已选 1'))
  await waitFor(() => expect(sums.textContent).toContain('1,200.00'))
})

test('several sums are folded to the first, and unfolded on demand', async () => {
  const server = await signedIn()
  const days = { ...base.fields[4], name: 'days', label: '天数', kind: 'number' } as (typeof base.fields)[number]
  const doc = { ...base, fields: [...base.fields, days], lists: main ? [{ ...main, totals: ['freight', 'days'] }] : [] }
  voyages([], doc)
  server.on(page, { content: [voyage(1)], totalElements: 1, next: null, totals: { freight: '1.00', days: '9' } })
  await showList(doc, { width: 'phone' })
  const sums = await screen.findByRole('region', { name: '合计' })
  const terms = () => [...sums.querySelectorAll('dt')].map(({ textContent }) => textContent)
  await waitFor(() => expect(terms()).toEqual(['运费']))
  await press(await screen.findByLabelText('展开全部合计'))
  await waitFor(() => expect(terms()).toEqual(['运费', '天数']))
  await press(await screen.findByLabelText('收起合计'))
  await waitFor(() => expect(terms()).toEqual(['运费']))
})

test('the views of a list come from below on a phone', async () => {
  await atCards()
  await card('航次1')
  await press(await screen.findByText(/^标准视图/))
  expect(await screen.findByText('另存为视图…')).toBeTruthy()
})

test('a window made as narrow as a phone shows cards, made wide again the grid', async () => {
  await signedIn()
  voyages([voyage(1)])
  await showList()
  expect(await screen.findByRole('grid')).toBeTruthy()
  resize('phone')
  await waitFor(() => expect(document.querySelector('article')?.textContent).toContain('航次1'))
  expect(screen.queryByRole('grid')).toBeNull()
  resize('desk')
  expect(await screen.findByRole('grid')).toBeTruthy()
})
