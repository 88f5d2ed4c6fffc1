import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, refusal, show, signedIn, TestServer, unreachable } from '../../testing/index.ts'
import { http } from './client.ts'

const file = (disposition: string | null) =>
  new Response('bytes', {
    headers: {
      'content-type': 'application/pdf',
      ...(disposition === null ? {} : { 'content-disposition': disposition }),
    },
  })

const downloaded = async (disposition: string | null) => {
  new TestServer({ 'GET /api/file': () => file(disposition) })
  await http.download('/api/file', null, 'fallback.pdf')
  return around.downloads
}

test.each([
  ["attachment; filename*=UTF-8''%E4%BB%98%E6%AC%BE.pdf", '付款.pdf'],
  ['attachment; filename="plan.pdf"', 'plan.pdf'],
  [null, 'fallback.pdf'],
])(
  'a file comes under the name that the server gives it in %s, else under the one the page knows',
  async (said, name) => {
    const [download] = await downloaded(said)
    expect(download?.name).toBe(name)
    expect(await download?.content?.text()).toBe('bytes')
  },
)

test('a file that the server will make later is no download', async () => {
  const server = new TestServer({ 'POST /api/export': { job: '7' } })
  await expect(http.download('/api/export', { list: 'main' }, 'x.xlsx')).resolves.toBe(false)
  expect(around.downloads).toEqual([])
  expect(server.callsTo('POST /api/export')[0]?.body).toEqual({ list: 'main' })
})

test('a file that is refused is no download, and the reader hears why', async () => {
  await signedIn({ answers: { 'GET /api/file': refusal({ status: 404, code: 'file.gone', message: '文件已删除' }) } })
  await show(<p>页</p>)
  await expect(http.download('/api/file', null, 'x')).rejects.toMatchObject({ message: '文件已删除' })
  expect((await screen.findByRole('alert')).textContent).toContain('文件已删除')
  expect(around.downloads).toEqual([])
})

const given = new File(['scan'], '扫描.pdf')

test('an upload says how far it is, and answers what the server made of the file', async () => {
  const server = await signedIn({ language: 'ru', answers: { 'POST /api/upload': { id: 'f1' } } })
  const shares: number[] = []
  await expect(http.upload('/api/upload', given, { onProgress: (share) => shares.push(share) })).resolves.toEqual({
    id: 'f1',
  })
  expect(shares).toEqual([0.5, 1])
  const [call] = server.callsTo('/api/upload')
  expect(call?.language).toBe('ru')
  expect(call?.body).toMatchObject({ file: { name: '扫描.pdf' } })
})

test('an upload that is refused or does not arrive is said, a quiet one only to whoever asked', async () => {
  const server = new TestServer({
    'POST /api/upload': refusal({ status: 413, code: 'file.large', message: '文件过大' }),
  })
  await show(<p>页</p>)
  await expect(http.upload('/api/upload', given, { quiet: true })).rejects.toMatchObject({ status: 413 })
  expect(screen.queryByRole('alert')).toBeNull()
  await expect(http.upload('/api/upload', given)).rejects.toMatchObject({ message: '文件过大' })
  expect((await screen.findByRole('alert')).textContent).toContain('文件过大')
  server.on('POST /api/upload', unreachable)
  await expect(http.upload('/api/upload', given)).rejects.toMatchObject({ status: 0 })
})

test('an upload that is taken back ends at once, without a word', async () => {
  const server = new TestServer()
  const slow = server.hold('POST /api/upload')
  await show(<p>页</p>)
  const stop = new AbortController()
  const ended = http.upload('/api/upload', given, { signal: stop.signal })
  await waitFor(() => expect(slow.asked).toBe(1))
  stop.abort()
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part of a file is asked for as a part', async () => {
  new TestServer({ 'GET /api/file': () => new Response('56', { status: 206 }) })
  const bytes = await http.bytes('/api/file', { start: 5, end: 6 })
  expect(new TextDecoder().decode(bytes)).toBe('56')
})
