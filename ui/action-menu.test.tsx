import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { key, press, resize } from '../web/testing/index.ts'
import { ActionMenu, type MenuEntry } from './action-menu.tsx'

const done = vi.fn<(what: string, focus: string | null) => void>()
const behind = vi.fn<(event: string) => void>()
const entries = vi.fn<() => readonly MenuEntry[]>()

const item = (name: string, danger = false): MenuEntry => ({
  key: name,
  label: name,
  danger,
  onClick: () => done(name, document.activeElement?.textContent ?? null),
})

beforeEach(() => {
  done.mockClear()
  behind.mockClear()
  entries.mockReset().mockReturnValue([item('编辑'), item('延期'), 'line', item('删除', true)])
  render(
    <>
      <input aria-label="别处" />
      <div
        onClick={() => behind('click')}
        onMouseDown={() => behind('mouseDown')}
        onDoubleClick={() => behind('doubleClick')}
        onKeyDown={(event) => behind(event.key)}
      >
        <ActionMenu
          entries={entries}
          button={(trigger, openAtPointer) => (
            <section onContextMenu={openAtPointer}>
              船舶
              <button {...trigger} type="button">
                更多
              </button>
            </section>
          )}
        />
      </div>
    </>,
  )
})
afterEach(cleanup)

const button = () => screen.getByRole('button', { name: '更多' })
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)
const focus = () => document.activeElement?.textContent
const open = () => press('更多')

test('a press opens the menu with the focus on its first item, and another closes it', async () => {
  expect([button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')]).toEqual(['menu', 'false'])
  expect(entries).not.toHaveBeenCalled()
  await open()
  expect([items(), focus(), button().getAttribute('aria-expanded')]).toEqual([['编辑', '延期', '删除'], '编辑', 'true'])
  expect(screen.getByRole('menu', { name: '更多' }).querySelectorAll('hr')).toHaveLength(1)
  await open()
  expect([items(), button().getAttribute('aria-expanded')]).toEqual([[], 'false'])
})

test('arrows walk through the items and round their ends, Home and End go to the ends', async () => {
  await open()
  behind.mockClear()
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End', 'x'].map((name) => {
    key(name)
    return focus()
  })
  expect(seen).toEqual(['延期', '删除', '编辑', '删除', '编辑', '删除', '删除', '删除'])
  expect(behind).not.toHaveBeenCalled()
})

test('a chosen item does its work once the menu is closed and its button has the focus back', async () => {
  await open()
  key('ArrowDown')
  key('Enter')
  expect([done.mock.calls, items()]).toEqual([[['延期', '更多']], []])
})

test('Esc closes the menu, gives the button the focus back and closes nothing around it', async () => {
  const around = vi.fn<() => void>()
  addEventListener('keydown', around)
  try {
    await open()
    key('Escape')
    expect([items(), focus(), around.mock.calls.length]).toEqual([[], '更多', 0])
  } finally {
    removeEventListener('keydown', around)
  }
})

test('Tab leaves the menu and goes on from its button', async () => {
  await open()
  key('Tab', { shift: true })
  expect(items()).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('别处'))
})

test('a press or the focus elsewhere closes the menu and keeps the focus where it went', async () => {
  await open()
  await press(screen.getByLabelText('别处'))
  expect([items(), document.activeElement === screen.getByLabelText('别处')]).toEqual([[], true])
  await open()
  fireEvent.pointerDown(document.body)
  expect(items()).toEqual([])
  await open()
  act(() => screen.getByLabelText('别处').focus())
  expect(items()).toEqual([])
})

test('what is behind hears of no press in the menu', async () => {
  await open()
  behind.mockClear()
  const first = screen.getByRole('menuitem', { name: '编辑' })
  fireEvent.doubleClick(first)
  await press(first)
  expect(behind).not.toHaveBeenCalled()
  expect(done).toHaveBeenCalledTimes(1)
})

test('it also opens where the pointer is, and the focus goes back to where it was', async () => {
  screen.getByLabelText('别处').focus()
  fireEvent.contextMenu(screen.getByText('船舶'), { clientX: 40, clientY: 60 })
  const { left, top } = screen.getByRole('menu').style
  expect([left, top, focus()]).toEqual(['40px', '64px', '编辑'])
  key('Escape')
  expect(document.activeElement).toBe(screen.getByLabelText('别处'))
})

test('near an edge of the window the menu stays within it', async () => {
  resize('phone')
  const place = { left: 500, top: 800, bottom: 840 }
  vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), ...place })
  await open()
  const { style } = screen.getByRole('menu')
  expect([style.left, style.top]).toEqual(['382px', '796px'])
  vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), ...place, top: 80, bottom: 120 })
  fireEvent.scroll(document.body)
  expect(style.top).toBe('124px')
})

test('of items among which one is chosen it is told which, each in its own language, under a head', async () => {
  cleanup()
  const language = (lang: string, chosen: boolean) => ({
    key: lang,
    label: lang,
    lang,
    chosen,
    onClick: () => undefined,
  })
  render(
    <ActionMenu
      head={<p>王强</p>}
      entries={() => [language('zh', true), language('ru', false)]}
      button={(trigger) => (
        <button {...trigger} type="button">
          更多
        </button>
      )}
    />,
  )
  await open()
  expect(screen.getByText('王强')).toBeTruthy()
  expect(
    screen.getAllByRole('menuitemradio').map((one) => [one.textContent, one.lang, one.getAttribute('aria-checked')]),
  ).toEqual([
    ['zh', 'zh', 'true'],
    ['ru', 'ru', 'false'],
  ])
  key('ArrowDown')
  expect(focus()).toBe('ru')
})
