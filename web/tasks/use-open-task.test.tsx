import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { taskListDocument } from '../approval/decision/task-list-description.ts'
import { press, quiet, refusal, show, signedIn } from '../testing/index.ts'
import { useReading } from './use-open-task.ts'

const query = { list: 'todo', param: '', filters: {}, sort: [] }
const { doc } = taskListDocument('todo', 'zh')

function Reader() {
  const { place, show: open, close, step } = useReading(doc, query, 120)
  return (
    <>
      <p>{place ? `读 ${String(place.row.title)}` : '未读'}</p>
      <button type="button" onClick={() => open(0)}>
        第一
      </button>
      <button type="button" onClick={() => open(60)}>
        第六十一
      </button>
      <button type="button" onClick={() => step(1)}>
        下一
      </button>
      <button type="button" onClick={close}>
        关
      </button>
    </>
  )
}

const windowOf = (first: number) => ({
  content: Array.from({ length: 50 }, (_, at) => ({
    id: `i${first + at}`,
    taskId: `t${first + at}`,
    title: `任务${first + at}`,
  })),
  totalElements: 120,
})

async function reader() {
  const server = await signedIn()
  const slow = server.hold('POST /api/workflow/task/page')
  await show(<Reader />)
  return slow
}

test('of two tasks opened one after the other the second is read, however late the first arrives', async () => {
  const slow = await reader()
  await press('第一')
  await waitFor(() => expect(slow.asked).toBe(1))
  await press('第六十一')
  await waitFor(() => expect(slow.asked).toBe(2))
  slow.answer(windowOf(50), 1)
  expect(await screen.findByText('读 任务60')).toBeTruthy()
  slow.answer(windowOf(0), 0)
  await quiet()
  expect(screen.getByText('读 任务60')).toBeTruthy()
})

test('a task that arrives after the reader has closed does not open again', async () => {
  const slow = await reader()
  await press('第一')
  await waitFor(() => expect(slow.asked).toBe(1))
  await press('关')
  slow.answer(windowOf(0))
  await quiet()
  expect(screen.getByText('未读')).toBeTruthy()
})

test('the next task is the one after it in the list', async () => {
  const slow = await reader()
  await press('第一')
  slow.answer(windowOf(0))
  expect(await screen.findByText('读 任务0')).toBeTruthy()
  await press('下一')
  expect(await screen.findByText('读 任务1')).toBeTruthy()
})

test('a task that could not be read says why and leaves what is read', async () => {
  const slow = await reader()
  await press('第一')
  slow.answer(windowOf(0))
  expect(await screen.findByText('读 任务0')).toBeTruthy()
  await press('第六十一')
  slow.answer(refusal({ status: 500, code: 'bug', message: '系统繁忙' }))
  expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙')
  expect(screen.getByText('读 任务0')).toBeTruthy()
})
