import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FlowNode } from '../../../core/approval/definition.ts'
import { press, type } from '../../testing/index.ts'
import { canvas, chosen, ctrl, definition, editor, kept, node, onCanvas } from './testing/flow-editor-shown.tsx'

const drawn = () => [...canvas().querySelectorAll('[data-node]')].map((one) => one.getAttribute('data-node'))
const next = (of: string) => (kept.now.nodes[of] as { readonly next?: string } | undefined)?.next // the kinds asked here have one

const gap = (at: number) => screen.getAllByLabelText('在此添加节点')[at] ?? canvas()
const entry = { selector: '[role=menuitem] *' }

/** Puts a step into a gap: the first is the one under the start. */
async function addAt(at: number, kind: string): Promise<void> {
  await press(gap(at))
  await press(await screen.findByText(kind, entry))
}

async function pick(key: string): Promise<void> {
  await press(node(key))
  await waitFor(() => expect(chosen()).toBe(key))
}

test('the arrows walk through the drawing as it is read, and stop at its ends', async () => {
  await editor()
  const seen: (string | null)[] = []
  for (const code of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    const before = chosen()
    onCanvas(code)
    if (before !== 'end' || code === 'ArrowUp') await waitFor(() => expect(chosen()).not.toBe(before))
    seen.push(chosen())
  }
  expect(seen).toEqual(['start', 'fork', 'boss', 'clerk', 'end', 'end', 'clerk'])
  expect(await screen.findByLabelText('名称 · 中文')).toHaveProperty('value', '出纳')
})

test('Delete takes the chosen step away and its way goes on; the start stays and nothing counts as changed', async () => {
  await editor()
  await pick('boss')
  onCanvas('Delete')
  await waitFor(() => expect(drawn()).toEqual(['start', 'fork', 'clerk', 'end']))
  expect(kept.now.nodes.fork).toMatchObject({ branches: [{ to: 'end' }] })
  expect(await screen.findByText('选择一个节点以编辑')).toBeTruthy()
  await pick('start')
  onCanvas('Backspace')
  expect(kept.abouts).toHaveLength(1)
  await waitFor(() => expect(chosen()).toBe('start'))
})

test('a step is copied and put after the chosen one as it was, under a key of its own', async () => {
  await editor()
  await pick('boss')
  ctrl('KeyC')
  expect(await screen.findByText('已复制，在添加处粘贴')).toBeTruthy()
  await pick('clerk')
  ctrl('KeyV')
  await waitFor(() => expect(chosen()).toBe('approve1'))
  expect(kept.now.nodes.approve1).toEqual(definition.nodes.boss)
  expect(next('clerk')).toBe('approve1')
})

test('what was copied is offered where a step may be added', async () => {
  await editor()
  await pick('clerk')
  ctrl('KeyC')
  await addAt(0, '粘贴“出纳”')
  await waitFor(() => expect(next('start')).toBe('approve1'))
  expect(kept.now.nodes.approve1).toMatchObject({ mode: 'any', next: 'fork' })
})

test.each(['start', 'end'])('what a flow has once is not copied: %s', async (key) => {
  await editor()
  await pick(key)
  ctrl('KeyC')
  await pick('clerk')
  ctrl('KeyV')
  await press(gap(0))
  expect(await screen.findByText('审批', entry)).toBeTruthy()
  expect(screen.queryByText(/^粘贴/, entry)).toBeNull()
  expect(kept.abouts).toEqual([])
})

test('pasted after a fork a step comes where its ways have met', async () => {
  await editor()
  await pick('boss')
  ctrl('KeyC')
  onCanvas('ArrowUp')
  await waitFor(() => expect(chosen()).toBe('fork'))
  ctrl('KeyV')
  await waitFor(() => expect(kept.now.nodes.approve1).toMatchObject({ next: 'end' }))
  expect([next('boss'), next('clerk')]).toEqual(['approve1', 'approve1'])
})

test('a step that is added is chosen', async () => {
  await editor()
  await addAt(0, '审批')
  await waitFor(() => expect(chosen()).toBe('approve1'))
  expect(kept.now.nodes.approve1).toMatchObject({ approver: { by: 'departmentLeader' }, next: 'fork' })
})

test('where a leader is asked already the next is asked one level above', async () => {
  const boss = { ...definition.nodes.clerk, approver: { by: 'departmentLeader' } } as FlowNode // a step like the clerk's
  await editor({ definition: { ...definition, nodes: { ...definition.nodes, boss } } })
  await addAt(0, '审批')
  await waitFor(() => expect(kept.now.nodes.approve1).toMatchObject({ approver: { level: 2 }, next: 'fork' }))
})

test('another branch is added to a fork before what is left, and the fork is shown with it', async () => {
  await editor()
  await press(screen.getByText('添加分支'))
  await waitFor(() => expect(chosen()).toBe('fork'))
  expect(await screen.findByText('分支 2', { selector: 'header' })).toBeTruthy()
  expect(kept.now.nodes.fork).toMatchObject({ branches: [{ to: 'boss' }, { when: '', to: 'end' }], otherwise: 'clerk' })
})

test('Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z repeat, Ctrl+S saves, and the browser does nothing of its own', async () => {
  await editor({ redo: () => void kept.asked.push('redo') })
  const goesOn = [ctrl('KeyZ'), ctrl('KeyY'), onCanvas('KeyZ', { ctrlKey: true, shiftKey: true }), ctrl('KeyS')]
  await waitFor(() => expect(kept.asked).toEqual(['undo', 'redo', 'redo', 'save']))
  expect(goesOn).toEqual([false, false, false, false])
})

test('a key that means nothing to the drawing stays the browser’s', async () => {
  await editor({ onSave: undefined })
  expect([onCanvas('Tab'), onCanvas('KeyZ'), ctrl('KeyP'), ctrl('KeyS')]).toEqual([true, true, true, true])
  expect(kept.asked).toEqual([])
})

test('what may be taken back is offered as a button, what may not is not', async () => {
  await editor()
  await press(screen.getByLabelText('撤销 (Ctrl+Z)'))
  await waitFor(() => expect(kept.asked).toEqual(['undo']))
  expect(screen.getByLabelText('重做 (Ctrl+Y)')).toHaveProperty('disabled', true)
})

test('what is typed into one name in one language is one thing to take back', async () => {
  await editor()
  await press(node('boss'))
  await type(await screen.findByLabelText('名称 · 中文'), '总')
  await type(await screen.findByLabelText('名称 · 中文'), '总裁')
  await type(await screen.findByLabelText('名称 · Русский'), 'Гендиректор')
  await waitFor(() => expect(kept.abouts).toEqual(['boss label zh', 'boss label zh', 'boss label ru']))
  expect(within(node('boss')).getByText('总裁')).toBeTruthy()
})

test('/ leads to the search, which marks what it finds by name or key, and Enter chooses the first of it', async () => {
  await editor()
  const plain = node('clerk').className
  onCanvas('/')
  const search = screen.getByLabelText('搜索节点')
  await waitFor(() => expect(document.activeElement).toBe(search))
  await type(search, ' CLE ')
  await waitFor(() => expect(node('clerk').className).not.toBe(plain))
  expect(node('boss').className).toBe(plain)
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(chosen()).toBe('clerk'))
  await type(search, '没有')
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 })
  expect(chosen()).toBe('clerk')
})

/** What a pointer carries from one place to another. */
class Carried {
  readonly #held = new Map<string, string>()
  effectAllowed = ''
  get types() {
    return [...this.#held.keys()]
  }
  setData(kind: string, text: string) {
    this.#held.set(kind, text)
  }
  getData(kind: string) {
    return this.#held.get(kind) ?? ''
  }
}

test('a step is dragged to another place; a fork, the start and the end stay where they are', async () => {
  await editor()
  expect(['start', 'fork', 'boss', 'end'].filter((key) => node(key).draggable)).toEqual(['boss'])
  const dataTransfer = new Carried()
  fireEvent.dragStart(node('boss'), { dataTransfer })
  const place = gap(0)
  const over = createEvent.dragOver(place, { dataTransfer })
  fireEvent(place, over)
  expect(over.defaultPrevented).toBe(true)
  await waitFor(() => expect(place.dataset.over).toBe('true'))
  fireEvent.drop(place, { dataTransfer })
  await waitFor(() => expect(next('start')).toBe('boss'))
  expect(next('boss')).toBe('fork')
  expect(kept.now.nodes.fork).toMatchObject({ branches: [{ to: 'end' }] })
  await waitFor(() => expect(chosen()).toBe('boss'))
})

test('what comes from elsewhere is not taken by the drawing', async () => {
  await editor()
  const dataTransfer = new Carried()
  dataTransfer.setData('text/plain', 'boss')
  const place = gap(0)
  const over = createEvent.dragOver(place, { dataTransfer })
  fireEvent(place, over)
  fireEvent.drop(place, { dataTransfer })
  expect(over.defaultPrevented).toBe(false)
  expect(kept.abouts).toEqual([])
})

test('a step that is dropped where it stands changes nothing', async () => {
  await editor()
  const dataTransfer = new Carried()
  fireEvent.dragStart(node('boss'), { dataTransfer })
  fireEvent.drop(gap(2), { dataTransfer })
  await waitFor(() => expect(chosen()).toBe('boss'))
  expect(kept.abouts).toEqual([])
})
