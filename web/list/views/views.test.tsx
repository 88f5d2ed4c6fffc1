import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainLayout } from '../../../core/description/list-layout.ts'
import type { ListView } from '../../../core/description/list-view.ts'
import { press, refusal, row, showList, signedIn, type, voyage, voyageDocument, voyages } from '../../testing/index.ts'

const views = 'GET /api/sea/voyage/views'

function view(id: string, more: Partial<ListView> = {}): ListView {
  const content = { param: '', filters: { port: '大连' }, sort: ['port'], group: [], layout: plainLayout }
  return {
    id,
    ver: 1,
    name: `视图${id}`,
    content,
    mine: true,
    ownerName: '林慧敏',
    shares: [],
    pinned: false,
    usual: false,
    partial: false,
    ...more,
  }
}

async function atList(known: readonly ListView[], at = '/sea/voyage') {
  const server = await signedIn()
  voyages([voyage(1)])
  server.on(views, { views: known, layout: null })
  const { opened } = await showList(voyageDocument(), { at })
  const last = () => server.callsTo('POST /api/sea/voyage/page').at(-1)?.body
  return { server, opened, last }
}

/** The button that tells which view the list stands in. */
function standing(): HTMLElement {
  const found = document.querySelector<HTMLElement>('button[aria-haspopup=dialog]')
  if (!found) throw new Error('no view is told')
  return found
}

async function openPanel(): Promise<void> {
  await press(standing())
  await screen.findByText(/另存为视图…/)
}

test('a list without views stands as everybody has it, and says how one is saved', async () => {
  await atList([])
  await row('HC-001')
  expect(standing().textContent).toBe('标准视图')
  await openPanel()
  expect(screen.getByText('设置好查询、排序、分组和列后，可以另存为视图')).toBeTruthy()
  expect(screen.queryByText('保存改动')).toBeNull()
})

test('views are told apart by whose they are, and one that is chosen stands in the address', async () => {
  const { opened } = await atList([view('a'), view('b', { name: '别人的', mine: false, ownerName: '王伟' })])
  await row('HC-001')
  await openPanel()
  expect(screen.getByText('我的视图')).toBeTruthy()
  expect(screen.getByText('共享给我的')).toBeTruthy()
  expect(screen.getByTitle('共享人：王伟')).toBeTruthy()
  await press(await screen.findByText('视图a'))
  await waitFor(() => expect(opened).toEqual(['/sea/voyage?view=a']))
})

test('the view that the address asks for is followed', async () => {
  const { last } = await atList([view('a')], '/sea/voyage?view=a')
  await waitFor(() => expect(standing().textContent).toBe('视图a'))
  await waitFor(() => expect(last()).toMatchObject({ parameters: { port: '大连' }, sort: 'port' }))
})

test('the usual view opens with the list, unless the address asks for none', async () => {
  const { last } = await atList([view('a', { usual: true })])
  await waitFor(() => expect(standing().textContent).toBe('视图a'))
  await waitFor(() => expect(last()).toMatchObject({ sort: 'port' }))
})

test('an address that asks for no view keeps the usual one away', async () => {
  const { last } = await atList([view('a', { usual: true })], '/sea/voyage?view=none')
  await row('HC-001')
  expect(standing().textContent).toBe('标准视图')
  expect(last()).toMatchObject({ sort: '-createTime' })
})

test('a view of the address that is gone is said to be gone', async () => {
  await atList([view('a')], '/sea/voyage?view=lost')
  expect(await screen.findByText('地址中的视图已被删除或不再共享给您，现按标准视图显示')).toBeTruthy()
  expect(standing().textContent).toBe('标准视图')
})

test('a view whose conditions are partly on what the reader may not read says so', async () => {
  await atList([view('a', { mine: false, partial: true })], '/sea/voyage?view=a')
  expect(await screen.findByText('此视图有您无权查看的条件，已略去')).toBeTruthy()
})

test('a view that was changed is marked, saved by its owner and given back as it was', async () => {
  const { server, last } = await atList([view('a')], '/sea/voyage?view=a')
  await waitFor(() => expect(standing().textContent).toBe('视图a'))
  await row('HC-001')
  await type('航次名称', '北极')
  await waitFor(() => expect(standing().textContent).toContain('已改动'))
  server.on('POST /api/sea/voyage/views', { id: 'a' })
  await openPanel()
  await press(await screen.findByText(/^保存改动$/))
  expect(await screen.findByText('视图已保存')).toBeTruthy()
  expect(server.callsTo('POST /api/sea/voyage/views')[0]?.body).toMatchObject({
    list: 'main',
    id: 'a',
    ver: 1,
    name: '视图a',
    content: { filters: { port: '大连', name: '北极' }, sort: ['port'] },
  })
  await openPanel()
  await press(await screen.findByText(/^撤销改动$/))
  await waitFor(() => expect(last()).toMatchObject({ parameters: { port: '大连' } }))
  await waitFor(() => expect(standing().textContent).toBe('视图a'))
})

test("somebody else's view can be undone and saved as another, not saved over", async () => {
  await atList([view('a', { mine: false, ownerName: '王伟' })], '/sea/voyage?view=a')
  await waitFor(() => expect(standing().textContent).toBe('视图a'))
  await type('航次名称', '北极')
  await waitFor(() => expect(standing().textContent).toContain('已改动'))
  await openPanel()
  expect(screen.queryByText('保存改动')).toBeNull()
  expect(screen.getByText('撤销改动')).toBeTruthy()
  expect(screen.queryByLabelText(/^重命名与共享/)).toBeNull()
})

test('a name that is taken is refused at its place', async () => {
  const { server } = await atList([])
  await row('HC-001')
  server.on('POST /api/sea/voyage/views', refusal({ status: 409, code: 'view.taken', message: '已有同名视图' }))
  server.on('GET /api/system/*/*', [])
  await openPanel()
  await press(await screen.findByText(/另存为视图…/))
  const name = await screen.findByLabelText<HTMLInputElement>('视图名称')
  await type(name, '北极航线')
  fireEvent.submit(name)
  expect(await screen.findByText(/已有同名视图/)).toBeTruthy()
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await type(name, '北极航线二')
  await waitFor(() => expect(screen.queryByText(/已有同名视图/)).toBeNull())
})

test('a view is pinned to the menu and made the usual one from the panel', async () => {
  const { server } = await atList([view('a')])
  await row('HC-001')
  server.on('POST /api/sea/voyage/views/a/choice', null)
  await openPanel()
  await press(await screen.findByLabelText('固定到菜单: 视图a'))
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/voyage/views/a/choice')[0]?.body).toEqual({ pinned: true, usual: false }),
  )
  await press(await screen.findByLabelText('设为默认视图: 视图a'))
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/voyage/views/a/choice')[1]?.body).toEqual({ pinned: false, usual: true }),
  )
})

test('a view is deleted after a question, and the list stands as everybody has it', async () => {
  const { server } = await atList([view('a')], '/sea/voyage?view=a')
  await waitFor(() => expect(standing().textContent).toBe('视图a'))
  server.on('DELETE /api/sea/voyage/views/a', null)
  server.on('GET /api/system/*/*', [])
  await openPanel()
  await press(await screen.findByLabelText('重命名与共享: 视图a'))
  await press(await screen.findByText(/^删除视图$/))
  expect(await screen.findByText('确定删除视图“视图a”吗？')).toBeTruthy()
  expect(screen.getByText('共享对象也将无法再使用此视图。')).toBeTruthy()
  server.on(views, { views: [], layout: null })
  await press(await screen.findByText(/^确\s?定$/))
  expect(await screen.findByText('视图已删除')).toBeTruthy()
  await waitFor(() => expect(standing().textContent).toBe('标准视图'))
})

test('without its views a list works as well', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  server.on(views, refusal({ status: 500, code: 'server.error' }))
  await showList()
  expect(await row('HC-001')).toBeTruthy()
  expect(standing().textContent).toBe('标准视图')
})
