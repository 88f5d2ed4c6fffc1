import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import {
  choose,
  press,
  refusal,
  row,
  showList,
  signedIn,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'
import type { Call } from '../../testing/test-server.ts'

const base = voyageDocument()
const [main] = base.lists
const grouped: Described = {
  ...base,
  fields: base.fields.map((field) => {
    if (field.name === 'port' || field.name === 'status') return { ...field, grouping: 'value' as const }
    return field.name === 'sails' ? { ...field, grouping: 'calendar' as const } : field
  }),
  lists: main ? [{ ...main, totals: ['freight'] }] : [],
}

const rows = [voyage(1), voyage(2), voyage(3, { port: '上海', status: '2' })]

interface GroupCall {
  readonly group: { readonly by: readonly string[]; readonly within: readonly (string | null)[] }
}

/** The server puts the rows together as it is asked. */
function groupsOf(by: (row: Values, level: string) => string | null) {
  return ({ body }: Call) => {
    const { group } = body as GroupCall // what readGroups sends
    const level = group.by[group.within.length] ?? ''
    const inside = rows.filter((one) => group.within.every((key, at) => by(one, group.by[at] ?? '') === key))
    const keys = [...new Set(inside.map((one) => by(one, level)))]
    const groups = keys.map((key) => {
      const count = inside.filter((one) => by(one, level) === key).length
      return { key, count, totals: { freight: [{ in: null, sum: `${count * 1200}.00` }] } }
    })
    const names = { 'dictionary:voyageStatus:1': '在航', 'dictionary:voyageStatus:2': '完航' }
    return { groups, totalElements: groups.length, rows: inside.length, names }
  }
}

const keyOf = (one: Values, level: string) => {
  const name = level.replace(/^-|:.*$/g, '')
  const value = one[name]
  if (typeof value !== 'string') return null
  return level.endsWith(':month') ? value.slice(0, 7) : value
}

async function atList(width: 'desk' | 'phone' = 'desk') {
  const server = await signedIn()
  voyages(rows, grouped)
  server
    .on('POST /api/sea/voyage/groups', groupsOf(keyOf))
    .on('POST /api/sea/voyage/totals', { count: 3, totals: { freight: [{ in: null, sum: '3600.00' }] } })
    .on('POST /api/sea/voyage/page', ({ body }: Call) => {
      const { group } = body as Partial<GroupCall> // what readRows sends
      const found = rows.filter((one) =>
        (group?.within ?? []).every((key, at) => keyOf(one, group?.by[at] ?? '') === key),
      )
      return { content: found, totalElements: found.length, next: null, totals: { freight: '3600.00' } }
    })
  await showList(grouped, { width })
  await screen.findAllByText(/HC-001|航次1/)
  return server
}

/** Puts the rows together by a column. */
async function groupBy(column: string): Promise<void> {
  await press(await screen.findByText(/^分\s?组/))
  await choose(await screen.findByLabelText('分组列'), column)
}

/** The line of a group, to be pressed. */
function groupLine(key: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[data-group] button')]
  return found.find(({ textContent }) => textContent?.includes(key)) ?? document.body
}

/** The lines of groups, as they are read. */
function lines(): readonly string[] {
  return [...document.querySelectorAll('[data-group] button')].map(({ textContent }) => textContent ?? '')
}

test('rows are put together by a column: each group with its count and its sum', async () => {
  const server = await atList()
  await groupBy('港口')
  await waitFor(() => expect(lines()).toEqual(['港口大连2', '港口上海1']))
  expect(server.callsTo('POST /api/sea/voyage/groups')[0]?.body).toMatchObject({ group: { by: ['port'], within: [] } })
  const first = document.querySelector('[data-group]')
  expect(first?.textContent).toContain('2,400.00')
  expect(await screen.findByText('共 3 条')).toBeTruthy()
  expect(await screen.findByText('分组: 港口')).toBeTruthy()
})

test('a group opens and closes by a press, and only then are its rows read', async () => {
  const server = await atList()
  await groupBy('港口')
  await waitFor(() => expect(lines()).toHaveLength(2))
  const before = server.callsTo('POST /api/sea/voyage/page').length
  expect(screen.queryByText('HC-003')).toBeNull()
  const button = () => groupLine('上海')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  await press(button())
  expect(await row('HC-003')).toBeTruthy()
  expect(screen.queryByText('HC-001')).toBeNull()
  expect(
    server
      .callsTo('POST /api/sea/voyage/page')
      .slice(before)
      .map(({ body }) => body),
  ).toMatchObject([{ group: { by: ['port'], within: ['上海'] } }])
  await press(button())
  await waitFor(() => expect(screen.queryByText('HC-003')).toBeNull())
})

test('rows without a value stand in a group that says so', async () => {
  const server = await atList()
  server.on('POST /api/sea/voyage/groups', { groups: [{ key: null, count: 3, totals: {} }], totalElements: 1, rows: 3 })
  await groupBy('港口')
  await waitFor(() => expect(lines()).toEqual(['港口（空）3']))
})

test('groups that could not be read say why and are read again', async () => {
  const server = await atList()
  server.on('POST /api/sea/voyage/groups', refusal({ status: 500, code: 'server.error', message: '分组失败' }))
  await groupBy('港口')
  expect(await screen.findByText(/分组失败/)).toBeTruthy()
  server.on('POST /api/sea/voyage/groups', groupsOf(keyOf))
  await press(await screen.findByText(/^重\s?试$/))
  await waitFor(() => expect(lines()).toHaveLength(2))
})

test('a document without such columns offers no groups', async () => {
  await signedIn()
  voyages([voyage(1)])
  await showList()
  await row('HC-001')
  expect(screen.queryByText(/^分\s?组/)).toBeNull()
})

test('the foot adds up all that the list finds, and the chosen rows', async () => {
  const server = await atList()
  const foot = () => screen.getByRole('button', { name: '合计' }).closest('[role=row]')
  await waitFor(() => expect(foot()?.textContent).toContain('3,600.00'))
  server.on('POST /api/sea/voyage/totals', { count: 1, totals: { freight: [{ in: null, sum: '1200.00' }] } })
  fireEvent.click(screen.getByLabelText('选择第 1 行'))
  const chosen = await screen.findByText('已选 1')
  await waitFor(() => expect(chosen.closest('[role=row]')?.textContent).toContain('1,200.00'))
  expect(server.callsTo('POST /api/sea/voyage/totals').at(-1)?.body).toMatchObject({ ids: ['v1'] })
})

test('the rows in sight are added up on demand only', async () => {
  const server = await atList()
  const here = await screen.findByRole('button', { name: '合计' })
  expect(here.getAttribute('aria-pressed')).toBe('false')
  expect(server.callsTo('POST /api/sea/voyage/totals')).toEqual([])
  await press(here)
  expect(await screen.findByText('本屏')).toBeTruthy()
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/voyage/totals').at(-1)?.body).toMatchObject({ ids: ['v1', 'v2', 'v3'] }),
  )
  await press(here)
  await waitFor(() => expect(screen.queryByText('本屏')).toBeNull())
})

test('sums of money are told by currency, which the rows do not say by themselves', async () => {
  const server = await signedIn()
  const doc = {
    ...grouped,
    fields: grouped.fields.map((one) => (one.name === 'freight' ? { ...one, in: 'port' } : one)),
  }
  voyages(rows, doc)
  server.on('POST /api/sea/voyage/totals', {
    count: 3,
    totals: {
      freight: [
        { in: 'CNY', sum: '100.00' },
        { in: 'USD', sum: '7.50' },
      ],
    },
  })
  await showList(doc)
  await row('HC-001')
  const foot = () => screen.getByRole('button', { name: '合计' }).closest('[role=row]')
  await waitFor(() => expect(foot()?.textContent).toContain('CNY 100.00'))
  expect(foot()?.textContent).toContain('USD 7.50')
})
