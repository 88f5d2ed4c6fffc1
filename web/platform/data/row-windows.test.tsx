import { expect, test } from 'vitest'
import { refusal, signedIn, voyage, voyageDocument } from '../../testing/index.ts'
import { queryClient } from '../http/query-client.ts'
import { cached, loadRows, rowsHere, windowsOf, type Asked } from './row-windows.ts'

const doc = voyageDocument()
const asked: Asked = {
  topic: ['doc', 'sea', 'voyage'],
  query: { list: 'main', param: '', filters: {}, sort: ['-createTime'] },
  lang: 'zh',
}
const at = 'POST /api/sea/voyage/page'

/** 120 voyages in windows of 50, each with the cursor of what follows. */
async function sea() {
  const server = await signedIn()
  server.on(at, ({ body }: { body: unknown }) => {
    const { page } = body as { page: number } // what readRows sends
    const first = (page - 1) * 50
    const content = Array.from({ length: Math.min(50, 120 - first) }, (_, n) => voyage(first + n))
    return { content, totalElements: 120, next: page < 3 ? `after-${page}` : null, names: {} }
  })
  const pages = () => server.callsTo(at).map(({ body }) => body as { page: number; after?: string })
  return { server, pages }
}

test('a range of rows lies in the windows that it touches', () => {
  expect(windowsOf(0, 49)).toEqual([0])
  expect(windowsOf(49, 50)).toEqual([0, 1])
  expect(windowsOf(-5, 120)).toEqual([0, 1, 2])
})

test('rows that are here are not asked for again, and one far away brings its own window alone', async () => {
  const { pages } = await sea()
  const rows = await loadRows(doc, asked, 3, 5)
  expect(rows.map((row) => row?.no)).toEqual(['HC-003', 'HC-004', 'HC-005'])
  await loadRows(doc, asked, 10, 12)
  const [far] = await loadRows(doc, asked, 110, 110)
  expect(far?.no).toBe('HC-110')
  expect(pages().map(({ page }) => page)).toEqual([1, 3])
  expect(rowsHere(asked)(4)?.no).toBe('HC-004')
  expect(rowsHere(asked)(60)).toBeUndefined()
})

test('a window is read on from the cursor of the one before, but not from one that has become stale', async () => {
  const { pages } = await sea()
  await loadRows(doc, asked, 0, 0)
  await loadRows(doc, asked, 50, 50)
  expect(pages().map(({ after }) => after)).toEqual([undefined, 'after-1'])
  void queryClient.invalidateQueries({ queryKey: asked.topic, refetchType: 'none' })
  await loadRows(doc, asked, 100, 100)
  expect(pages().at(-1)).toMatchObject({ page: 3 })
  expect(pages().at(-1)?.after).toBeUndefined()
})

test('a list asks for the columns that it shows, one that is edited in place for all', async () => {
  const { server } = await sea()
  await loadRows(doc, asked, 0, 0)
  expect(server.callsTo(at)[0]?.body).toMatchObject({ columns: ['no', 'name', 'port', 'sails', 'freight', 'status'] })
  const [list] = doc.lists
  const inline = voyageDocument({ lists: list ? [{ ...list, inline: true }] : [] })
  await loadRows(inline, { ...asked, topic: ['inline'] }, 0, 0)
  expect(server.callsTo(at)[1]?.body).not.toHaveProperty('columns')
})

test('rows that could not be read are a failure of whoever asked, and leave what was here', async () => {
  const { server } = await sea()
  await loadRows(doc, asked, 0, 0)
  server.on(at, refusal({ status: 500, code: 'bug', message: '系统繁忙' }))
  await expect(loadRows(doc, asked, 60, 60)).rejects.toMatchObject({ message: '系统繁忙' })
  expect(cached(asked, 0)?.rows).toHaveLength(50)
})
