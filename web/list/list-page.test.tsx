import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../core/description/described-document.ts'
import {
  choose,
  key,
  openRow,
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
} from '../testing/index.ts'
import type { TestServer } from '../testing/test-server.ts'

const page = 'POST /api/sea/voyage/page'

/** What of the last question for rows is of interest. */
function lastAsked(server: TestServer): Readonly<Record<string, unknown>> {
  return (server.callsTo(page).at(-1)?.body ?? {}) as Readonly<Record<string, unknown>> // what readRows sends
}

function answer(rows: readonly unknown[], more: object = {}): object {
  return { content: rows, totalElements: rows.length, next: null, ...more }
}

const sortable: Described = {
  ...voyageDocument(),
  fields: voyageDocument().fields.map((field) => ({ ...field, sortable: field.name !== 'note' })),
}

test('until the rows are here the grid is busy, then it counts them and says how many there are', async () => {
  const server = await signedIn()
  voyages([])
  const slow = server.hold(page)
  await showList()
  const grid = await screen.findByRole('grid', { name: '航次' })
  expect(grid.getAttribute('aria-busy')).toBe('true')
  expect(grid.getAttribute('aria-rowcount')).toBe('-1')
  slow.answer(answer([voyage(1), voyage(2)]))
  await row('HC-002')
  expect(grid.getAttribute('aria-busy')).toBe('false')
  expect(grid.getAttribute('aria-rowcount')).toBe('3')
  expect(await screen.findByText('共 2 条')).toBeTruthy()
})

test('a total that the server only estimates is said to be about so many', async () => {
  const server = await signedIn({ language: 'ru' })
  voyages([])
  server.on(page, answer([voyage(1)], { totalElements: 12_000, approximate: true }))
  await showList()
  expect(await screen.findByText(/^Около 12\s000$/)).toBeTruthy()
})

test('an empty list says so, and whoever may add begins the first record from it', async () => {
  await signedIn()
  voyages([])
  const { opened } = await showList()
  expect(await screen.findByText('暂无数据')).toBeTruthy()
  expect(screen.getByText('点击“新增”录入第一条。')).toBeTruthy()
  const [, inside] = await screen.findAllByRole('button', { name: /新\s?增/ })
  if (!inside) throw new Error('the empty list offers nothing')
  await press(inside)
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/new']))
})

test('whoever may only read is offered neither to add, export, import nor change anything', async () => {
  await signedIn()
  const doc = voyageDocument({ verbs: ['ck'] })
  voyages([], doc)
  await showList(doc)
  expect(await screen.findByText('暂无数据')).toBeTruthy()
  expect(screen.queryByText('点击“新增”录入第一条。')).toBeNull()
  for (const name of [/新\s?增/, /导\s?出/, /导\s?入/]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('export and import stand above the list for whoever holds their verbs, import only beside the right to add', async () => {
  await signedIn()
  const doc = voyageDocument({ verbs: ['ck', 'dc', 'dr'] })
  voyages([voyage(1)], doc)
  await showList(doc)
  expect(await screen.findByRole('button', { name: /导\s?出/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /导\s?入/ })).toBeNull()
})

test('a list whose rows could not be read says why and reads them again on request', async () => {
  const server = await signedIn()
  voyages([])
  server.on(page, refusal({ status: 500, code: 'server.error', message: '服务暂时不可用' }))
  await showList()
  const again = await screen.findByRole('button', { name: /重\s?试/ })
  expect(screen.getByText(/服务暂时不可用/)).toBeTruthy()
  server.on(page, answer([voyage(7)]))
  await press(again)
  expect(await row('HC-007')).toBeTruthy()
})

test('a list of which nothing can be known says so instead of waiting for ever', async () => {
  const server = await signedIn()
  voyages([])
  server.on('GET /api/sea/voyage/describe', refusal({ status: 403, code: 'right.missing', message: '无权查看航次' }))
  await showList()
  expect(await screen.findByText('没有查看权限')).toBeTruthy()
  expect(screen.queryByRole('grid')).toBeNull()
})

test('the description that did not come is asked for again', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  server.on('GET /api/sea/voyage/describe', unreachable)
  await showList()
  const again = await screen.findByRole('button', { name: /重\s?试/ })
  server.on('GET /api/sea/voyage/describe', voyageDocument())
  await press(again)
  expect(await row('HC-001')).toBeTruthy()
})

test('what is typed into the quick search is asked without spaces around it, and stands in the address', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  await showList()
  await row('HC-001')
  await type('搜索编号、名称、拼音', ' 大连 ')
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ parameters: { param: '大连' }, page: 1 }))
})

test('Enter searches at once, and a search without a hit offers to be reset', async () => {
  const server = await signedIn()
  voyages([])
  await showList()
  await screen.findByText('暂无数据')
  await type('搜索编号、名称、拼音', '没有')
  key('Enter')
  expect(await screen.findByText('没有符合条件的数据')).toBeTruthy()
  const resets = await screen.findAllByRole('button', { name: /重\s?置/ })
  const reset = resets.at(-1)
  if (!reset) throw new Error('nothing resets the search')
  await press(reset)
  expect(await screen.findByText('暂无数据')).toBeTruthy()
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ parameters: {} }))
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '搜索编号、名称、拼音' })
  await waitFor(() => expect(box.value).toBe(''))
})

test('the slash key goes to the quick search from anywhere on the page', async () => {
  await signedIn()
  voyages([voyage(1)])
  await showList()
  await row('HC-001')
  key('/')
  const box = screen.getByRole('textbox', { name: '搜索编号、名称、拼音' })
  await waitFor(() => expect(document.activeElement).toBe(box))
})

test('an answer that comes after that of a later question does not take its place', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  await showList()
  await row('HC-001')
  const slow = server.hold(page)
  await type('搜索编号、名称、拼音', '第一')
  key('Enter')
  await waitFor(() => expect(slow.asked).toBe(1))
  const grid = screen.getByRole('grid')
  await waitFor(() => expect(grid.getAttribute('aria-busy')).toBe('true'))
  expect(within(grid).getByText('HC-001')).toBeTruthy()
  await type('搜索编号、名称、拼音', '第二')
  key('Enter')
  await waitFor(() => expect(slow.asked).toBe(2))
  slow.answer(answer([voyage(22)]), 1)
  await row('HC-022')
  slow.answer(answer([voyage(11)]), 0)
  await screen.findByText('共 1 条')
  expect(screen.queryByText('HC-011')).toBeNull()
  expect(screen.getByText('HC-022')).toBeTruthy()
})

test('refresh asks for the rows again and shows what others changed meanwhile', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  await showList()
  await row('HC-001')
  server.on(page, answer([voyage(1, { port: '天津' })]))
  await press(await screen.findByLabelText('刷新'))
  expect(await row('天津')).toBeTruthy()
})

test('a press on a title sorts up, the next down, the third not at all', async () => {
  const server = await signedIn()
  voyages([voyage(1)], sortable)
  await showList(sortable)
  await row('HC-001')
  expect(lastAsked(server)).toMatchObject({ sort: '-createTime', dir: 'desc' })
  const title = () => screen.getByRole('columnheader', { name: '港口' })
  const button = () => within(title()).getByRole('button')
  await press(button())
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ sort: 'port', dir: 'asc' }))
  expect(title().getAttribute('aria-sort')).toBe('ascending')
  await press(button())
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ sort: '-port', dir: 'desc' }))
  await waitFor(() => expect(title().getAttribute('aria-sort')).toBe('descending'))
  await press(button())
  await waitFor(() => expect(title().getAttribute('aria-sort')).toBe('none'))
})

test('a column that cannot be sorted offers no button and tells no order', async () => {
  await signedIn()
  const plain = { ...sortable, fields: sortable.fields.map((field) => ({ ...field, sortable: field.name === 'name' })) }
  voyages([voyage(1)], plain)
  await showList(plain)
  const title = await screen.findByRole('columnheader', { name: '港口' })
  expect(within(title).queryByRole('button')).toBeNull()
  expect(title.hasAttribute('aria-sort')).toBe(false)
})

test('several columns are ordered in a window, the weightiest first', async () => {
  const server = await signedIn()
  voyages([voyage(1)], sortable)
  await showList(sortable)
  await row('HC-001')
  await press(await screen.findByText(/排\s?序/))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('创建时间')).toBeTruthy()
  await press(await screen.findByLabelText('去掉条件：创建时间'))
  expect(await within(dialog).findByText('未设置排序，按创建时间倒序显示')).toBeTruthy()
  await choose(await screen.findByLabelText('添加排序列'), '港口')
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ sort: 'port' }))
  await choose(await screen.findByLabelText('添加排序列'), '开航日期')
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ sort: 'port,sails' }))
  await press(await screen.findByLabelText('上移: 开航日期'))
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ sort: 'sails,port' }))
  const [down] = await within(dialog).findAllByText('降序')
  if (!down) throw new Error('no order to choose')
  await press(down)
  await waitFor(() => expect(lastAsked(server)).toMatchObject({ sort: '-sails,port', dir: 'desc' }))
})

test('a row is opened with the way back to its neighbours', async () => {
  await signedIn()
  voyages([voyage(1), voyage(2)])
  const { opened } = await showList()
  await openRow('HC-002')
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v2']))
})

test('a long text stays one line of its row and is read whole by whoever hears it', async () => {
  await signedIn()
  const long = '一艘很长名字的船'.repeat(30)
  voyages([voyage(1, { name: long })])
  await showList()
  const cell = (await screen.findByText(long)).closest('[role=gridcell]')
  expect(cell?.textContent).toBe(long)
})
