import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HomeArrangement, HomeWidget } from '../../../core/api-types/home-page.ts'
import { press, show, signedIn } from '../../testing/index.ts'
import { Designer } from './home-page-designer.tsx'

const widget = (name: string, more: Partial<HomeWidget & { may: boolean }> = {}) => ({
  module: 'sea',
  name,
  label: `组件${name}`,
  look: 'figure' as const,
  size: 2 as const,
  opens: '',
  hidden: false,
  place: null,
  ...more,
})

async function designer(widgets: readonly (HomeWidget & { may?: boolean })[], preview = false) {
  const kept: (HomeArrangement | null)[] = []
  await signedIn({ answers: {} })
  const shown = await show(
    <Designer widgets={widgets} preview={preview} onKeep={async (arrangement) => void kept.push(arrangement)} />,
  )
  return { ...shown, kept }
}

const cards = () => screen.queryAllByRole('group').map((one) => one.getAttribute('aria-label') ?? '')
const card = (name: string) => screen.findByRole('group', { name: new RegExp(`^组件${name}：`) })

test('keys move a widget, with shift they stretch it, and each step is said and taken back', async () => {
  await designer([widget('a'), widget('b')])
  fireEvent.keyDown(await card('a'), { key: 'ArrowRight', shiftKey: true })
  await waitFor(() =>
    expect(cards()).toEqual(['组件a：第 1 列，第 1 行，宽 7，高 2', '组件b：第 7 列，第 3 行，宽 6，高 2']),
  )
  expect((await screen.findByRole('status')).textContent).toBe('组件a：第 1 列，第 1 行，宽 7，高 2')
  fireEvent.keyDown(await card('b'), { key: 'ArrowLeft' })
  await waitFor(() => expect(cards()[1]).toBe('组件b：第 6 列，第 3 行，宽 6，高 2'))
  await press('撤销')
  await press('撤销')
  await waitFor(() =>
    expect(cards()).toEqual(['组件a：第 1 列，第 1 行，宽 6，高 2', '组件b：第 7 列，第 1 行，宽 6，高 2']),
  )
  expect(screen.getByRole('button', { name: '撤销' }).hasAttribute('disabled')).toBe(true)
  await press('重做')
  await waitFor(() => expect(cards()[0]).toBe('组件a：第 1 列，第 1 行，宽 7，高 2'))
})

test('a key that changes nothing is no step', async () => {
  await designer([widget('a')])
  fireEvent.keyDown(await card('a'), { key: 'ArrowUp' })
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  expect(screen.getByRole('button', { name: '撤销' }).hasAttribute('disabled')).toBe(true)
})

test('a pointer drags and stretches by columns and rows', async () => {
  await designer([widget('a'), widget('b')])
  const one = await card('a')
  const grid = one.parentElement
  if (grid === null) throw new Error('no grid')
  Object.defineProperty(grid, 'clientWidth', { configurable: true, value: 1200 })
  fireEvent.pointerDown(one, { button: 0, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(grid, { clientX: 310, clientY: 10 })
  await waitFor(() => expect(cards()).toContain('组件a：第 4 列，第 1 行，宽 6，高 2'))
  fireEvent.pointerUp(grid)
  await waitFor(() => expect(screen.getByRole('button', { name: '撤销' }).hasAttribute('disabled')).toBe(false))
  expect(cards()).toContain('组件b：第 7 列，第 3 行，宽 6，高 2')
})

test('what is taken away stands in the library and comes back where there is room', async () => {
  const { kept } = await designer([widget('a'), widget('b')])
  expect(screen.getByText('所有组件都已放入首页')).toBeTruthy()
  fireEvent.keyDown(await card('a'), { key: 'Delete' })
  await press(await screen.findByRole('button', { name: '添加：组件a' }))
  await press('保存')
  await waitFor(() =>
    expect(kept).toEqual([
      {
        items: [
          { widget: 'sea.a', place: { x: 0, y: 0, w: 6, h: 2 } },
          { widget: 'sea.b', place: { x: 6, y: 0, w: 6, h: 2 } },
        ],
        hidden: [],
      },
    ]),
  )
})

test('where nothing can be dragged buttons change the order', async () => {
  await designer([widget('a', { size: 4 }), widget('b', { size: 4 })])
  await press('组件b：上移')
  await waitFor(() => expect(cards().map((label) => label.slice(0, 3))).toEqual(['组件b', '组件a']))
  expect(
    within(await card('b'))
      .getByRole('button', { name: '组件b：上移' })
      .hasAttribute('disabled'),
  ).toBe(true)
})

test('what a role does not see is marked, and is not there in its preview', async () => {
  const widgets = [widget('a', { may: true }), widget('b', { may: false })]
  const { again } = await designer(widgets)
  expect(within(await card('b')).getByText('该角色看不到')).toBeTruthy()
  again(<Designer widgets={widgets} preview onKeep={async () => undefined} />)
  await waitFor(() => expect(cards()).toHaveLength(1))
})
