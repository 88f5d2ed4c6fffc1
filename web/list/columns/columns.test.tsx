import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainLayout } from '../../../core/description/list-layout.ts'
import { press, row, showList, signedIn, unreachable, voyage, voyages } from '../../testing/index.ts'

const layout = 'POST /api/sea/voyage/layout'

/** The list, its panel of columns open. */
async function atColumns() {
  const server = await signedIn()
  voyages([voyage(1)])
  server.on(layout, { at: 5 })
  await showList()
  await row('HC-001')
  await press(await screen.findByLabelText('列设置'))
  await screen.findByRole('checkbox', { name: '港口' })
  return server
}

/** The titles of the grid from left to right. */
function titles(): readonly (string | null)[] {
  return within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map((title) => title.getAttribute('aria-label') ?? title.textContent)
}

/** The box that shows or hides a column. */
function box(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('checkbox', { name })
}

test('a column is hidden and shown again, and the server keeps it for this person', async () => {
  const server = await atColumns()
  await press(box('港口'))
  await waitFor(() => expect(titles()).not.toContain('港口'))
  await waitFor(() =>
    expect(server.callsTo(layout).at(-1)?.body).toEqual({ list: 'main', layout: { ...plainLayout, hidden: ['port'] } }),
  )
  await press(box('港口'))
  await waitFor(() => expect(titles()).toContain('港口'))
})

test('the last column that is shown cannot be hidden', async () => {
  await atColumns()
  for (const name of ['航次号', '航次名称', '港口', '开航日期', '运费']) {
    await press(box(name))
    await waitFor(() => expect(titles()).not.toContain(name))
  }
  await waitFor(() => expect(box('状态').disabled).toBe(true))
  expect(titles()).toContain('状态')
})

test('columns are moved one place at a time, not beyond the first and the last', async () => {
  await atColumns()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '前移: 航次号' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '后移: 状态' }).disabled).toBe(true)
  await press(await screen.findByLabelText('前移: 港口'))
  await waitFor(() => expect(titles().join()).toContain('航次号,港口,航次名称'))
  await press(await screen.findByLabelText('后移: 航次号'))
  await waitFor(() => expect(titles().join()).toContain('港口,航次号,航次名称'))
})

test('a pinned column stands first, and is let go by the same button', async () => {
  await atColumns()
  const pin = () => screen.getByRole('button', { name: '固定在左侧: 运费' })
  expect(pin().getAttribute('aria-pressed')).toBe('false')
  await press(pin())
  await waitFor(() => expect(titles().join()).toContain('运费,航次号'))
  expect(pin().getAttribute('aria-pressed')).toBe('true')
  await press(pin())
  await waitFor(() => expect(titles().join()).toContain('航次号,航次名称'))
})

test('rows stand closer or wider as the person likes, and all is as described again on request', async () => {
  const server = await atColumns()
  await press(await screen.findByText('宽松'))
  await waitFor(() => expect(server.callsTo(layout).at(-1)?.body).toMatchObject({ layout: { dense: false } }))
  await press(box('港口'))
  await waitFor(() => expect(titles()).not.toContain('港口'))
  await press(await screen.findByText('恢复默认'))
  await waitFor(() => expect(titles()).toContain('港口'))
  await waitFor(() => expect(server.callsTo(layout).at(-1)?.body).toEqual({ list: 'main', layout: plainLayout }))
})

test('columns stand as the server keeps them for this person', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  const kept = { ...plainLayout, order: ['port', 'no'], hidden: ['sails'], widths: { port: 333 } }
  server.on('GET /api/sea/voyage/views', { views: [], layout: { layout: kept, at: 9 } })
  await showList()
  await row('HC-001')
  await waitFor(() => expect(titles().indexOf('港口')).toBeLessThan(titles().indexOf('航次号')))
  expect(titles()).not.toContain('开航日期')
  expect(screen.getByRole('columnheader', { name: '港口' }).style.width).toBe('333px')
})

test('a layout that could not be sent stands here and goes out with the next change', async () => {
  const server = await atColumns()
  server.on(layout, unreachable)
  await press(box('港口'))
  await waitFor(() => expect(server.callsTo(layout)).toHaveLength(1))
  expect(titles()).not.toContain('港口')
  server.on(layout, { at: 6 })
  await press(box('运费'))
  await waitFor(() =>
    expect(server.callsTo(layout).at(-1)?.body).toMatchObject({ layout: { hidden: ['port', 'freight'] } }),
  )
})
