import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentToasts } from '../../../ui/toast.ts'
import { press, showRecord, signedIn, type, voyage, voyages } from '../../testing/index.ts'
import { readDraft, writeDraft } from './draft-store.ts'

const place = { person: 'u1', document: 'sea.voyage', id: 'v1' }
const fresh = { ...place, id: 'new' }
const valueOf = async (name: string) => (await screen.findByRole<HTMLInputElement>('textbox', { name })).value

async function form(id: string, record = voyage(1)) {
  const server = await signedIn()
  voyages([record])
  server.on('POST /api/sea/voyage/save', { id: 'v9', ver: 1 }).on('GET /api/sea/voyage/v1/history', [])
  const shown = await showRecord(id, undefined, { at: `/doc/sea/voyage/${id}${id === 'new' ? '' : '?edit=1'}` })
  await screen.findByRole('textbox', { name: '航次名称' })
  return { server, ...shown }
}

test('what was typed outlives the page: opened again the form holds it and says since when', async () => {
  await form('new')
  await type('航次名称', '北极')
  await type('港口', '摩尔曼斯克')
  await waitFor(() => expect(readDraft(fresh)?.values).toEqual({ name: '北极', port: '摩尔曼斯克' }))
  cleanup()
  await form('new')
  expect(await valueOf('港口')).toBe('摩尔曼斯克')
  expect(screen.getByText(/^已恢复您 .+ 未保存的内容$/)).toBeTruthy()
  expect(screen.getByText('未保存')).toBeTruthy()
})

test('a page that is closed at once still keeps the last words', async () => {
  await form('new')
  await type('航次名称', '北极')
  dispatchEvent(new Event('pagehide'))
  expect(readDraft(fresh)?.values).toEqual({ name: '北极' })
})

test('a new record that is given up keeps what was typed, says so and opens again with it', async () => {
  const { opened } = await form('new')
  await type('航次名称', '北极')
  await press(/^取\s?消$/)
  await press(await screen.findByRole('button', { name: '草稿已保留，点此继续填写' }))
  await waitFor(() => expect(opened.at(-1)).toBe('/doc/sea/voyage/new'))
  expect(readDraft(fresh)?.values).toEqual({ name: '北极' })
})

test('however a form is left, its last words are kept and it is said', async () => {
  await form('new')
  await type('航次名称', '北极')
  cleanup()
  expect(readDraft(fresh)?.values).toEqual({ name: '北极' })
  expect(currentToasts().map(({ text }) => text)).toEqual(['草稿已保留，点此继续填写'])
})

test('what was saved or discarded is left without a word', async () => {
  const { opened } = await form('new')
  await type('航次名称', '北极')
  await press(/^保存/)
  await waitFor(() => expect(opened).toHaveLength(1))
  cleanup()
  expect(readDraft(fresh)).toBeNull()
  expect(currentToasts().filter(({ text }) => text.includes('草稿'))).toEqual([])
})

test('what was saved is not kept again by the pause after the last key', async () => {
  const { opened } = await form('new')
  await type('航次名称', '北极')
  await press(/^保存/)
  await waitFor(() => expect(opened).toHaveLength(1))
  // The form still stands, as it does until its page has gone.
  dispatchEvent(new Event('pagehide'))
  expect(readDraft(fresh)).toBeNull()
})

test('a new record that nobody typed into is given up without a word', async () => {
  await form('new')
  await press(/^取\s?消$/)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '航次名称' })).toBeNull())
  expect(screen.queryByText(/草稿/)).toBeNull()
})

test('a form that nobody typed into keeps nothing', async () => {
  await form('new')
  dispatchEvent(new Event('pagehide'))
  expect(readDraft(fresh)).toBeNull()
})

test('what was saved is no draft any more', async () => {
  writeDraft(fresh, { values: { name: '北极' }, ver: null, at: Date.now() })
  const { opened } = await form('new')
  expect(await valueOf('航次名称')).toBe('北极')
  await press(/^保存/)
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(readDraft(fresh)).toBeNull()
})

test('giving the draft up brings back what the record holds', async () => {
  writeDraft(place, { values: { port: '青岛' }, ver: 1, at: Date.now() })
  await form('v1')
  expect(await valueOf('港口')).toBe('青岛')
  await press(/^放\s?弃$/)
  await waitFor(async () => expect(await valueOf('港口')).toBe('大连'))
  expect(screen.queryByText(/未保存的内容/)).toBeNull()
  expect(readDraft(place)).toBeNull()
})

test('a draft over an older version is offered, not laid over, and then goes together with the newer record', async () => {
  writeDraft(place, { values: { port: '青岛' }, ver: 1, at: Date.now() })
  const { server } = await form('v1', voyage(1, { ver: 2, name: '新名' }))
  server.on('GET /api/sea/voyage/v1/history', [
    {
      at: 1,
      ver: 2,
      personName: '王伟',
      verb: '编辑',
      field: 'name',
      label: '航次名称',
      before: '',
      after: '',
      old: null,
    },
  ])
  expect(await valueOf('港口')).toBe('大连')
  expect(screen.getByText(/单据之后已被修改/)).toBeTruthy()
  await press('恢复未保存的内容')
  await waitFor(async () => expect(await valueOf('港口')).toBe('青岛'))
  expect(await valueOf('航次名称')).toBe('新名')
  expect(server.callsTo('GET /api/sea/voyage/v1/history')[0]?.query).toEqual({ since: '1' })
  expect(screen.queryByRole('region', { name: /已被他人修改/ })).toBeNull()
})

test('an offered draft that contradicts what others saved is laid beside it for a choice', async () => {
  writeDraft(place, { values: { port: '青岛' }, ver: 1, at: Date.now() })
  const { server } = await form('v1', voyage(1, { ver: 2, port: '天津' }))
  server.on('GET /api/sea/voyage/v1/history', [
    { at: 1, ver: 2, personName: '王伟', verb: '编辑', field: 'port', label: '港口', before: '', after: '', old: null },
  ])
  await press('恢复未保存的内容')
  const panel = await screen.findByRole('region', { name: /已被他人修改/ })
  expect(panel.textContent).toContain('青岛')
  expect(panel.textContent).toContain('天津')
})

test('nobody sees the draft of another person', async () => {
  writeDraft({ ...fresh, person: 'u2' }, { values: { name: '别人的' }, ver: null, at: Date.now() })
  await form('new')
  expect(await valueOf('航次名称')).toBe('')
})

test('a draft of more than a month ago is let go', async () => {
  writeDraft(fresh, { values: { name: '旧的' }, ver: null, at: Date.now() - 31 * 24 * 3_600_000 })
  await form('new')
  expect(await valueOf('航次名称')).toBe('')
})
