import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { key, mayBeSaid, press, refusal, row, show, signedIn, type, voyageDocument } from '../../testing/index.ts'
import type { Comment } from './comment-queries.ts'
import CommentsTab from './comments-tab.tsx'

const place = '/api/sea/voyage/v1/comments'
const [wang, li] = ['0193a1c0-0000-7000-8000-000000000001', '0193a1c0-0000-7000-8000-000000000002']

const comment = (id: string, text: string, more: Partial<Comment> = {}): Comment => ({
  id,
  person: 'u1',
  personName: '林慧敏',
  at: Date.UTC(2026, 10, 20, 3),
  text,
  names: {},
  edited: false,
  removed: false,
  open: false,
  ...more,
})

async function tab(comments: readonly Comment[], width: 'desk' | 'phone' = 'desk') {
  const server = await signedIn()
  server.on(`GET ${place}`, comments).on(`POST ${place}`, null).on(`POST ${place}/c1`, null)
  await show(<CommentsTab doc={voyageDocument()} id="v1" />, { width })
  await screen.findByLabelText('写评论')
  return server
}

const box = (name = '写评论') => screen.getByLabelText<HTMLTextAreaElement>(name)

test('what was said is read in order, with who is named in it and what became of it', async () => {
  await tab([
    comment('c1', `请 @{${wang}} 核价`, { names: { [wang]: '王伟' }, edited: true }),
    comment('c2', '', { removed: true, edited: true }),
  ])
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('请 @王伟 核价')
  expect(first?.querySelector('mark')?.textContent).toBe('@王伟')
  expect(first?.textContent).toContain('已编辑')
  expect(second?.textContent).toContain('该评论已被作者删除')
  expect(second?.textContent).not.toContain('已编辑')
})

test('nothing said yet is told; what cannot be read says why', async () => {
  const server = await tab([])
  expect(screen.getByText('暂无评论')).toBeTruthy()
  cleanup()
  server.on('GET /api/sea/voyage/v2/comments', refusal({ status: 422, code: 'no', message: '无权查看' }))
  await show(<CommentsTab doc={voyageDocument()} id="v2" />)
  expect(await screen.findByText('无权查看')).toBeTruthy()
})

test('a second press while one is sent says nothing twice', async () => {
  const server = await tab([])
  const slow = server.hold(`POST ${place}`)
  await type(box(), '请核价')
  key('Enter', { ctrl: true })
  await waitFor(() => expect(slow.asked).toBe(1))
  await waitFor(() => expect(screen.getByRole('button', { name: /^发布/ }).getAttribute('aria-busy')).toBe('true'))
  key('Enter', { ctrl: true })
  slow.answer(null)
  await waitFor(() => expect(box().value).toBe(''))
  expect(slow.asked).toBe(1)
})

test('what the server refuses stands at the box until it is changed', async () => {
  const server = await tab([])
  server.on(
    `POST ${place}`,
    refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { text: '评论过长' } }),
  )
  await type(box(), '请核价')
  await press(/^发\s?布/)
  expect((await screen.findByRole('alert')).textContent).toBe('评论过长')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(box().value).toBe('请核价')
  await type(box(), '核价')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

/** Types @ and waits for the people who may be named. */
async function at(): Promise<void> {
  // The library's own list has an entry without a key while nobody is found yet.
  mayBeSaid(/MenuItem should not leave undefined/)
  box().focus()
  fireEvent.change(box(), { target: { value: '@', selectionStart: 1, selectionEnd: 1 } })
  fireEvent.keyUp(box(), { key: '@', keyCode: 50 })
}

test('@ offers who may read the record, and two of one name are told apart', async () => {
  const server = await tab([])
  server.on('GET /api/sea/voyage/v1/mentionable', [
    { id: wang, name: '王伟', place: '海运' },
    { id: li, name: '王伟', place: '财务部' },
  ])
  await at()
  expect(await screen.findByText('财务部')).toBeTruthy()
  await type(box(), '@王伟(2) 请看，@王伟 也看')
  await press(/^发\s?布/)
  await waitFor(() =>
    expect(server.callsTo(`POST ${place}`)[0]?.body).toEqual({ text: `@{${li}} 请看，@{${wang}} 也看` }),
  )
})

test('nobody to name is told', async () => {
  const server = await tab([])
  server.on('GET /api/sea/voyage/v1/mentionable', refusal({ status: 500, code: 'server.bug' }))
  await at()
  expect(await screen.findByText('没有可提及的人')).toBeTruthy()
})

test('what was typed waits through a reload, with the people named in it', async () => {
  const server = await tab([])
  server.on('GET /api/sea/voyage/v1/mentionable', [{ id: wang, name: '王伟', place: '海运' }])
  await at()
  await screen.findByText('海运')
  await type(box(), '@王伟 请看')
  cleanup()
  await show(<CommentsTab doc={voyageDocument()} id="v1" />)
  await waitFor(() => expect(box().value).toBe('@王伟 请看'))
  await press(/^发\s?布/)
  await waitFor(() => expect(server.callsTo(`POST ${place}`)[0]?.body).toEqual({ text: `@{${wang}} 请看` }))
})

test('one changes his own remark in its place; giving that up leaves it as it was', async () => {
  const text = `@{${wang}} 请看`
  const server = await tab([comment('c1', text, { names: { [wang]: '王伟' }, open: true })])
  await press(/^编\s?辑$/)
  expect(box('编辑').value).toBe('@王伟 请看')
  await press(/^取\s?消$/)
  expect(await screen.findByText('@王伟')).toBeTruthy()
  await press(/^编\s?辑$/)
  await type(box('编辑'), '@王伟 不用看')
  server.on(`GET ${place}`, [comment('c1', '不用看', { open: true })])
  await press(/^保\s?存/)
  await waitFor(() => expect(server.callsTo(`POST ${place}/c1`)[0]?.body).toEqual({ text: `@{${wang}} 不用看` }))
  expect(await row('不用看')).toBeTruthy()
})

test('a remark is deleted after a question, and not when the answer is no', async () => {
  const server = await tab([comment('c1', '错了', { open: true })])
  server.on(`DELETE ${place}/c1`, null)
  const answer = async (name: RegExp) => {
    await press(within(screen.getByRole('listitem')).getByRole('button', { name: /^删\s?除$/ }))
    const dialog = await screen.findByRole('alertdialog', { name: '确定删除这条评论吗？' })
    await press(within(dialog).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await answer(/取\s?消/)
  expect(server.callsTo(`DELETE ${place}/c1`)).toEqual([])
  await answer(/删\s?除/)
  await waitFor(() => expect(server.callsTo(`DELETE ${place}/c1`)).toHaveLength(1))
})

test('nobody changes what is closed to him', async () => {
  await tab([comment('c1', '已定')])
  expect(screen.queryByRole('button', { name: /编\s?辑|删\s?除/ })).toBeNull()
})

test('a phone shows no key', async () => {
  await tab([], 'phone')
  expect(screen.getByRole('button', { name: /^发\s?布$/ })).toBeTruthy()
})
