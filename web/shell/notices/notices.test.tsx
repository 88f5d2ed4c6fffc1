import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, key, press, quiet, refusal, show, signedIn, type } from '../../testing/index.ts'
import { Bell } from './bell.tsx'
import type { Notice } from './notice.ts'
import { NoticesPage } from './notices-page.tsx'

const notice = (id: string, title: string, more: Partial<Notice> = {}): Notice => ({
  id,
  title,
  content: null,
  url: null,
  time: Date.UTC(2026, 10, 20, 2),
  readTime: null,
  sender: '林慧敏',
  ...more,
})

const pageOf = (content: readonly Notice[], totalElements = content.length) => ({ content, totalElements, unread: 0 })

const lists = 'GET /api/notice/page'

async function rung(answer: unknown, given: Parameters<typeof signedIn>[0] = {}) {
  const server = await signedIn({
    ...given,
    answers: {
      [lists]: answer,
      'GET /api/system/menu/badges': { unread: 2 },
      'POST /api/notice/read': null,
      ...given.answers,
    },
  })
  const shown = await show(<Bell />)
  await press(await screen.findByRole('button', { name: /消息|Уведомления/ }))
  await screen.findByRole('dialog', { name: /我的消息|Мои уведомления/ })
  return { server, ...shown }
}

test('the bell says how many wait in the language of its reader, and more than 99 as that', async () => {
  await signedIn({ language: 'ru', answers: { 'GET /api/system/menu/badges': { unread: 121 } } })
  await show(<Bell />)
  const bell = await screen.findByRole('button', { name: 'Уведомления, 121 непрочитанное' })
  expect(bell.textContent).toBe('99+')
})

test('a bell whose count cannot be read is quiet', async () => {
  await signedIn({ answers: { 'GET /api/system/menu/badges': refusal({ status: 500, code: 'bug', message: '坏了' }) } })
  await show(<Bell />)
  await quiet()
  expect(screen.getByRole('button', { name: '消息' }).textContent).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the drawer shows that it reads, then the notices with their senders', async () => {
  let answer: (value: unknown) => void = () => undefined
  await rung(new Promise((done) => (answer = done)))
  expect(screen.queryByText('暂无消息')).toBeNull()
  answer(pageOf([notice('1', '付款已到账', { content: '金额 1,200.00' })]))
  const line = await screen.findByRole('button', { name: /付款已到账/ })
  expect(line.textContent).toContain('金额 1,200.00')
  expect(line.textContent).toContain('林慧敏')
})

test('a drawer without notices says what will come there; of unread ones alone it says that none is', async () => {
  const { server } = await rung(pageOf([]))
  expect(await screen.findByText('暂无消息')).toBeTruthy()
  await press('未读')
  expect(await screen.findByText('没有未读消息')).toBeTruthy()
  expect(server.callsTo(lists).at(-1)?.query).toMatchObject({ unread: '1' })
})

test('notices that could not be read are not said to be none, and are read again on demand', async () => {
  const { server } = await rung(refusal({ status: 500, code: 'bug', message: '系统繁忙' }))
  expect(await screen.findByText(/系统繁忙 · request/)).toBeTruthy()
  expect(screen.queryByText('暂无消息')).toBeNull()
  expect(screen.getAllByText(/系统繁忙/), 'said once').toHaveLength(1)
  server.on(lists, pageOf([notice('1', '付款已到账')]))
  await press(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: /付款已到账/ })).toBeTruthy()
})

test('a press on a notice reads it, opens what it is about and closes the drawer; one read before is not read again', async () => {
  const { server, opened } = await rung(
    pageOf([notice('1', '新的', { url: '/doc/sea/voyage/v1' }), notice('2', '旧的', { readTime: 5 })]),
  )
  await press(await screen.findByRole('button', { name: /旧的/ }))
  await quiet()
  expect(server.callsTo('/api/notice/read')).toEqual([])
  await press(await screen.findByRole('button', { name: /新的/ }))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v1']))
  await waitFor(() => expect(server.callsTo('/api/notice/read')[0]?.body).toEqual({ 'ids[0]': '1' }))
})

test('a notice of a file that was made hands the file to the downloads', async () => {
  const file = () =>
    new Response('bytes', {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''%E6%8A%A5.pdf",
      },
    })
  const { opened } = await rung(pageOf([notice('1', '报表已生成', { url: '/api/report/file/7' })]), {
    answers: { 'GET /api/report/file/7': file },
  })
  await press(await screen.findByRole('button', { name: /报表已生成/ }))
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['报.pdf']))
  expect(opened).toEqual([])
})

test('more notices are read page after page, and the way to the page of all is for who may open it', async () => {
  const pages = [
    pageOf(
      Array.from({ length: 20 }, (_, at) => notice(`a${at}`, `第${at}条`)),
      21,
    ),
    pageOf([notice('b', '最后一条')], 21),
  ]
  const { server } = await rung(({ query }: { query: { page: string } }) => pages[Number(query.page) - 1])
  await press(await screen.findByRole('button', { name: '加载更多' }))
  expect(await screen.findByRole('button', { name: /最后一条/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull())
  expect(server.callsTo(lists).map(({ query }) => query.page)).toEqual(['1', '2'])
  expect(screen.queryByRole('button', { name: '查看全部消息' })).toBeNull()
})

test('whoever has the page of all messages gets there from the drawer', async () => {
  const { opened } = await rung(pageOf([]), { permissions: ['wdxx-ck'] })
  await press(await screen.findByRole('button', { name: '查看全部消息' }))
  await waitFor(() => expect(opened).toEqual(['/msgUser']))
})

const waiting = notice('1', '付款单待审批', {
  task: 't1',
  verbs: ['agree', 'reject'],
  summary: [{ name: 'amount', label: '金额', text: '1,200.00' }],
})

test('what waits is decided under its notice: agreeing at once, and the notice is read by it', async () => {
  const { server } = await rung(pageOf([waiting]), { answers: { 'POST /api/workflow/task/t1/action/agree': null } })
  const group = await screen.findByRole('group', { name: '付款单待审批' })
  expect(screen.getByText('金额').nextSibling?.textContent).toBe('1,200.00')
  await press(within(group).getByRole('button', { name: '同意' }))
  expect(await screen.findByText('处理成功')).toBeTruthy()
  await waitFor(() => expect(server.callsTo('/api/notice/read')).toHaveLength(1))
  const [call] = server.callsTo('POST /api/workflow/task/t1/action/agree')
  expect(call?.body).toEqual({ opinion: '' })
  expect(call?.key).not.toBeNull()
})

test('a return asks why first, and is not sent without a reason', async () => {
  const { server } = await rung(pageOf([waiting]), { answers: { 'POST /api/workflow/task/t1/action/reject': null } })
  await press(await screen.findByRole('button', { name: '退回' }))
  await type('请输入退回原因', '   ')
  await expect(press('退回')).rejects.toThrow('cannot be pressed')
  await type('请输入退回原因', ' 金额有误 ')
  key('Enter')
  expect(await screen.findByText('处理成功')).toBeTruthy()
  expect(server.callsTo('POST /api/workflow/task/t1/action/reject').map(({ body }) => body)).toEqual([
    { opinion: '金额有误' },
  ])
})

test('a decision that may be undone is offered back, and pressing that takes it back', async () => {
  const { server } = await rung(pageOf([{ ...waiting, undoSeconds: 8 }]), {
    answers: {
      'POST /api/workflow/task/t1/later/agree': { deciding: 'd7' },
      'DELETE /api/workflow/deciding/d7': null,
    },
  })
  await press(await screen.findByRole('button', { name: '同意' }))
  await press(await screen.findByRole('button', { name: /撤/ }))
  await waitFor(() => expect(server.callsTo('DELETE /api/workflow/deciding/d7')).toHaveLength(1))
})

test('a decision that is refused is said in the words of the server, and the notice stays as it was', async () => {
  const { server } = await rung(pageOf([waiting]), {
    answers: {
      'POST /api/workflow/task/t1/action/agree': refusal({
        status: 409,
        code: 'task.gone',
        message: '该任务已由他人处理',
      }),
    },
  })
  await press(await screen.findByRole('button', { name: '同意' }))
  expect((await screen.findByRole('alert')).textContent).toContain('该任务已由他人处理')
  await quiet()
  expect(server.callsTo('/api/notice/read')).toEqual([])
})

const inbox = { answers: { 'GET /api/notice/counts': { all: 2, todo: 2 }, 'POST /api/notice/read': null } }

test('the page of messages puts them under their days and reads all of one sort at once', async () => {
  const server = await signedIn({
    answers: {
      ...inbox.answers,
      [lists]: pageOf([notice('1', '待办一'), notice('2', '待办二', { time: Date.UTC(2026, 10, 19, 2) })]),
    },
  })
  await show(<NoticesPage extra={null} />)
  const days = await screen.findAllByRole('region', { name: /11/ })
  expect(days.map((day) => within(day).getByRole('button').textContent)).toEqual([
    expect.stringContaining('待办一'),
    expect.stringContaining('待办二'),
  ])
  await press(await screen.findByRole('radio', { name: '待办事项' }))
  await waitFor(() => expect(server.callsTo(lists).at(-1)?.query).toMatchObject({ tab: 'todo' }))
  await press(await screen.findByRole('button', { name: '本页全部已读' }))
  await waitFor(() => expect(server.callsTo('/api/notice/read')[0]?.body).toEqual({ all: '1', tab: 'todo' }))
})

test('a page of messages that could not be read says so instead of being empty', async () => {
  await signedIn({ answers: { ...inbox.answers, [lists]: refusal({ status: 500, code: 'bug', message: '系统繁忙' }) } })
  await show(<NoticesPage extra={null} />)
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.queryByText('暂无消息')).toBeNull()
})

test('on a phone the button that reads all is a sign without words, and is shut where nothing waits', async () => {
  await signedIn({ answers: { 'GET /api/notice/counts': {}, [lists]: pageOf([]) } })
  await show(<NoticesPage extra={null} />, { width: 'phone' })
  expect(await screen.findByText('暂无消息')).toBeTruthy()
  expect(screen.queryByText('全部已读')).toBeNull()
})
