import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const closeAll = () => currentToasts().forEach(({ id }) => toast.close(id))

beforeEach(() => {
  vi.useFakeTimers()
  closeAll()
  render(<Toaster closeLabel="关闭" />)
})
afterEach(() => {
  cleanup()
  closeAll()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const say = (work: () => void) => act(async () => work())
const shown = (text: string) => screen.queryByText(text) !== null
const cardOf = (text: string) => screen.getByText(text).parentElement ?? document.body

test('a toast leaves after its time and not before', async () => {
  await say(() => toast.success('已保存'))
  await pass(2999)
  expect(shown('已保存')).toBe(true)
  await pass(1)
  expect(shown('已保存')).toBe(false)
})

test('a toast stays as long as the pointer rests on it, and its time begins anew when the pointer leaves', async () => {
  await say(() => toast.error('网络中断'))
  await pass(4000)
  fireEvent.pointerEnter(cardOf('网络中断'))
  await pass(60_000)
  expect(shown('网络中断')).toBe(true)
  fireEvent.pointerLeave(cardOf('网络中断'))
  await pass(4999)
  expect(shown('网络中断')).toBe(true)
  await pass(1)
  expect(shown('网络中断')).toBe(false)
})

test('what went wrong is said at once by a screen reader, all else when it has a moment', async () => {
  await say(() => toast.error('网络中断'))
  await say(() => toast.warning('即将到期'))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['网络中断'])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['即将到期'])
})

test('the cross closes its own toast alone', async () => {
  await say(() => toast.error('网络中断'))
  await say(() => toast.warning('即将到期'))
  const [first] = screen.getAllByRole('button', { name: '关闭' })
  if (first !== undefined) fireEvent.click(first)
  expect([shown('网络中断'), shown('即将到期')]).toEqual([false, true])
})

test('a toast that leads somewhere is pressed once and gone; one that leads nowhere is no button', async () => {
  const opened = vi.fn<() => void>()
  await say(() => toast.info('新的待办', opened))
  await say(() => toast.info('另一台设备已登录'))
  expect(screen.queryByRole('button', { name: '另一台设备已登录' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '新的待办' }))
  expect(opened).toHaveBeenCalledTimes(1)
  expect([shown('新的待办'), shown('另一台设备已登录')]).toEqual([false, true])
})

test('what can be undone counts its seconds down, takes effect in time though it is looked at, and is undone by one press', async () => {
  const undone = vi.fn<() => void>()
  const undo = () => screen.getByRole('button', { name: /撤销/ })
  await say(() => toast.undoable('已同意', 5000, { label: '撤销', onUndo: undone }))
  expect(undo().textContent).toBe('撤销 5')
  fireEvent.pointerEnter(cardOf('已同意'))
  await pass(3000)
  expect(undo().textContent).toBe('撤销 2')
  await pass(2000)
  expect([shown('已同意'), undone.mock.calls.length]).toEqual([false, 0])

  await say(() => toast.undoable('已退回', 5000, { label: '撤销', onUndo: undone }))
  fireEvent.click(undo())
  expect([shown('已退回'), undone.mock.calls.length]).toEqual([false, 1])
})

test('five toasts are on screen at most, the oldest leaves first', async () => {
  for (let at = 1; at <= 6; at += 1) await say(() => toast.warning(`第 ${at} 条`))
  expect(currentToasts().map(({ text }) => text)).toEqual(['第 2 条', '第 3 条', '第 4 条', '第 5 条', '第 6 条'])
})
