import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described, DescribedAction, DescribedViews } from '../../../core/description/described-document.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { dialog, press, refusal, showList, signedIn, voyage, voyageDocument, voyages } from '../../testing/index.ts'
import type { Call } from '../../testing/test-server.ts'

const base = voyageDocument()
const finish: DescribedAction = { verb: 'finish', label: '到港', look: 'normal', from: ['1'], to: '2', asks: [] }
const delay: DescribedAction = {
  verb: 'delay',
  label: '停航',
  look: 'normal',
  from: ['1'],
  to: '3',
  asks: [fieldOf('text', { name: 'why', label: '停航原因', required: true, max: 50 })],
}
const views: DescribedViews = {
  board: { states: ['1', '2', '3'], card: ['name', 'port', 'sails'], due: 'sails' },
  opens: 'grid',
}

function boardDocument(actions: readonly DescribedAction[], more: Partial<DescribedViews> = {}): Described {
  const [main] = base.lists
  if (!main) throw new Error('a voyage has a list')
  const options = ['在航', '完航', '停航'].map((label, at) => ({ code: String(at + 1), label }))
  const fields = base.fields.map((field) => {
    if (field.name === 'status') return { ...field, options }
    return field.name === 'sails' ? { ...field, dueSoon: 3, doneIn: { field: 'status', codes: ['2'] } } : field
  })
  return { ...base, fields, actions, lists: [{ ...main, totals: ['freight'], views: { ...views, ...more } }] }
}

const usual = [voyage(1), voyage(2), voyage(3, { status: '2' })]

/** The list of these voyages, by an address; `status` of a row says its column. */
async function atList({
  rows = usual,
  actions = [finish, delay],
  at = '/sea/voyage?as=board',
  opens = {},
  width = 'desk',
}: {
  readonly rows?: readonly Values[]
  readonly actions?: readonly DescribedAction[]
  readonly at?: string
  readonly opens?: Partial<DescribedViews>
  readonly width?: 'desk' | 'phone'
} = {}) {
  const server = await signedIn()
  const doc = boardDocument(actions, opens)
  voyages(rows, doc)
  const inside = (state: unknown) => rows.filter(({ status }) => status === state)
  server
    .on('POST /api/sea/voyage/groups', () => {
      const groups = ['1', '2', '3']
        .map((key) => ({ key, count: inside(key).length }))
        .filter(({ count }) => count > 0)
        .map((group) => ({ ...group, totals: { freight: [{ in: null, sum: String(group.count * 1200) }] } }))
      return { groups, totalElements: groups.length, rows: rows.length }
    })
    .on('POST /api/sea/voyage/page', ({ body }: Call) => {
      const { group } = body as { group?: { within: readonly string[] } } // what readRows sends
      const content = group === undefined ? rows : inside(group.within[0])
      return { content, totalElements: content.length, next: null }
    })
    .on('POST /api/sea/voyage/layout', { at: 1 })
  const { opened } = await showList(doc, { at, width })
  return { server, opened }
}

const column = (name: string) => screen.findByLabelText(new RegExp(`^${name}，`), { selector: 'section' })

async function card(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name, { selector: 'article *' })).closest('article')
  if (!found) throw new Error(`no card of ${name}`)
  return found
}

/** Takes a card and answers what was carried. */
async function take(name: string): Promise<{ readonly setData: () => void }> {
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none', dropEffect: 'none' }
  fireEvent.dragStart(await card(name), { dataTransfer })
  return dataTransfer
}

/** Whether a column takes what is held over it. */
function takes(place: HTMLElement, dataTransfer: object): boolean {
  const over = createEvent.dragOver(place, { dataTransfer })
  fireEvent(place, over)
  return over.defaultPrevented
}

test('a column stands for each state in their order, empty ones too, with counts and sums of the server', async () => {
  await atList()
  await card('航次3')
  const columns = await screen.findAllByLabelText(/条$/, { selector: 'section' })
  expect(columns.map(({ ariaLabel }) => ariaLabel ?? '')).toEqual(['在航，2 条', '完航，1 条', '停航，0 条'])
  expect((await column('在航')).querySelector('header')?.textContent).toContain('2,400.00')
  expect(await within(await column('停航')).findByText('没有记录')).toBeTruthy()
  expect(within(await column('在航')).getAllByRole('article')).toHaveLength(2)
})

test('a card that is dragged lights up where it may go, and is moved by the verb that leads there', async () => {
  const { server } = await atList()
  server.on('POST /api/sea/voyage/v1/action/finish', { id: 'v1', ver: 2 })
  const carried = await take('航次1')
  const [done, here] = [await column('完航'), await column('在航')]
  await waitFor(() => expect(takes(done, carried)).toBe(true))
  expect(takes(here, carried)).toBe(false)
  fireEvent.drop(done, { dataTransfer: carried })
  await waitFor(() => expect(server.callsTo('POST /api/sea/voyage/v1/action/finish')[0]?.body).toEqual({ ver: 1 }))
})

test('a card of a state that nothing leads out of cannot be taken, and has no menu of places', async () => {
  await atList()
  const done = await card('航次3')
  expect(done.draggable).toBe(false)
  expect(within(done).queryByLabelText('移动到…')).toBeNull()
})

test('a verb that asks is asked before the card goes anywhere', async () => {
  const { server } = await atList()
  const carried = await take('航次1')
  const stopped = await column('停航')
  await waitFor(() => expect(takes(stopped, carried)).toBe(true))
  fireEvent.drop(stopped, { dataTransfer: carried })
  expect(await within(await dialog()).findByLabelText(/停航原因/)).toBeTruthy()
  expect(server.callsTo('POST /api/sea/voyage/v1/action/delay')).toEqual([])
})

test('a card that is refused stays where it was, and the reason is said', async () => {
  const { server } = await atList()
  server.on(
    'POST /api/sea/voyage/v1/action/finish',
    refusal({ status: 409, code: 'voyage.late', message: '尚未靠泊，不能到港' }),
  )
  const carried = await take('航次1')
  const done = await column('完航')
  await waitFor(() => expect(takes(done, carried)).toBe(true))
  fireEvent.drop(done, { dataTransfer: carried })
  expect(await screen.findByText('尚未靠泊，不能到港')).toBeTruthy()
  expect(within(await column('在航')).getByText('航次1')).toBeTruthy()
})

test('the menu of a card does by the keyboard what dragging does', async () => {
  const { server } = await atList()
  server.on('POST /api/sea/voyage/v2/action/finish', { id: 'v2', ver: 2 })
  await press(within(await card('航次2')).getByLabelText('移动到…'))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['到港 → 完航', '停航 → 停航'])
  await press('到港 → 完航')
  await waitFor(() => expect(server.callsTo('POST /api/sea/voyage/v2/action/finish')).toHaveLength(1))
})

test('where several verbs lead to one column, one is chosen', async () => {
  const { server } = await atList({ actions: [finish, { ...finish, verb: 'abandon', label: '弃航' }] })
  server.on('POST /api/sea/voyage/v1/action/abandon', { id: 'v1', ver: 2 })
  const carried = await take('航次1')
  const done = await column('完航')
  await waitFor(() => expect(takes(done, carried)).toBe(true))
  fireEvent.drop(done, { dataTransfer: carried })
  await press(await within(await dialog()).findByText(/弃\s?航/))
  await waitFor(() => expect(server.callsTo('POST /api/sea/voyage/v1/action/abandon')).toHaveLength(1))
})

test('a day that has passed is told in words too, of a record that is not done', async () => {
  await atList({ rows: [voyage(1, { sails: '2020-01-01' }), voyage(2, { sails: '2020-01-01', status: '2' })] })
  expect(await within(await card('航次1')).findByTitle('已逾期')).toBeTruthy()
  expect(within(await card('航次2')).queryByTitle('已逾期')).toBeNull()
})

test('the choice between table and board is kept for the person and told in the address', async () => {
  const { server } = await atList({ at: '/sea/voyage' })
  await press(await screen.findByLabelText('看板'))
  await card('航次1')
  await waitFor(() => expect(location.search).toBe('?as=board'))
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/voyage/layout')[0]?.body).toMatchObject({ layout: { as: 'board' } }),
  )
  await press(await screen.findByLabelText('表格'))
  expect(await screen.findByRole('grid')).toBeTruthy()
  await waitFor(() => expect(location.search).toBe(''))
})

test('a list that opens in its board does so by itself, and its address tells that it is a table', async () => {
  await atList({ at: '/sea/voyage', opens: { opens: 'board' } })
  await card('航次1')
  expect(location.search).toBe('')
  await press(await screen.findByLabelText('表格'))
  await waitFor(() => expect(location.search).toBe('?as=grid'))
})

test('a phone shows one column at a time and a switch with the counts', async () => {
  await atList({ width: 'phone' })
  await card('航次1')
  expect(screen.queryByText('航次3')).toBeNull()
  await press(await screen.findByLabelText(/^完航/, { selector: 'input' }))
  await card('航次3')
  expect(screen.queryByText('航次1')).toBeNull()
})

test('a board without any record says what its list says', async () => {
  await atList({ rows: [] })
  expect(await screen.findByText('暂无数据')).toBeTruthy()
})

test('cards are chosen for what is done to many at once', async () => {
  await atList()
  await press(within(await card('航次1')).getByLabelText('选择“HC-001”'))
  expect(await screen.findByText('已选 1 条')).toBeTruthy()
})
