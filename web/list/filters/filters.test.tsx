import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../../core/description/described-document.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import { press, row, showList, signedIn, type, voyage, voyageDocument, voyages } from '../../testing/index.ts'

const base = voyageDocument()
const wide: Described = {
  ...base,
  fields: [
    ...base.fields,
    fieldOf('yesNo', { name: 'ice', label: '冰区' }),
    fieldOf('number', { name: 'days', label: '天数' }),
  ],
}

/** The list of a voyage, at an address. */
async function atList(at = '/sea/voyage', doc: Described = wide) {
  const server = await signedIn()
  voyages([voyage(1)], doc)
  const { opened } = await showList(doc, { at })
  await row('HC-001')
  const parameters = () =>
    (server.callsTo('POST /api/sea/voyage/page').at(-1)?.body as { parameters: object } | undefined)?.parameters // what readRows sends
  return { server, opened, parameters }
}

/** The conditions that cut the list, as they are read. */
function chips(): readonly string[] {
  return [...document.querySelectorAll('ul[aria-label=当前条件] li')].map(({ textContent }) =>
    (textContent ?? '').trim(),
  )
}

test('a condition of the search form goes out as one pauses, all of it together', async () => {
  const { parameters } = await atList()
  await type('航次名称', '北极')
  await waitFor(() => expect(parameters()).toEqual({ name: '北极' }))
  await type('航次名称', '')
  await waitFor(() => expect(parameters()).toEqual({}))
})

test('a day of the search form has two ends, either of which may stay open', async () => {
  const { parameters } = await atList('/sea/voyage?sails={"from":"2026-11-01"}')
  expect(parameters()).toEqual({ sails: { from: '2026-11-01' } })
  expect(screen.getByLabelText<HTMLInputElement>('开航日期: 起').value).toBe('2026-11-01')
  expect(screen.getByLabelText<HTMLInputElement>('开航日期: 止').value).toBe('')
})

test('the search form is emptied by one button, which sleeps while there is nothing to empty', async () => {
  const { parameters } = await atList('/sea/voyage?name=北极')
  expect(parameters()).toEqual({ name: '北极' })
  const reset = within(screen.getByRole('search')).getByRole<HTMLButtonElement>('button', { name: /重\s?置/ })
  expect(reset.disabled).toBe(false)
  await press(reset)
  await waitFor(() => expect(parameters()).toEqual({}))
  await waitFor(() => expect(reset.disabled).toBe(true))
})

test('of many conditions three are in sight until the form is unfolded', async () => {
  const [list] = wide.lists
  const search = ['name', 'port', 'sails', 'days', 'ice']
  const doc = { ...wide, lists: list ? [{ ...list, search }] : [] }
  await atList('/sea/voyage', doc)
  const form = screen.getByRole('search')
  const shown = () => [...form.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(shown()).toEqual(['航次名称', '港口', '开航日期'])
  const more = within(form).getByRole('button', { name: /展\s?开/ })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await press(more)
  await waitFor(() => expect(shown()).toEqual(['航次名称', '港口', '开航日期', '天数', '冰区']))
  await press(within(form).getByRole('button', { name: /收\s?起/ }))
  await waitFor(() => expect(shown()).toHaveLength(3))
})

test('a moment is asked by days: from the first instant of one to the last of another', async () => {
  const from = Date.UTC(2026, 10, 19, 16)
  const to = Date.UTC(2026, 10, 21, 16) - 1
  const { parameters } = await atList(`/sea/voyage?createTime={"from":${from},"to":${to}}`)
  expect(parameters()).toEqual({ createTime: { from, to } })
  expect(chips()).toEqual(['创建时间 2026-11-20 – 2026-11-21'])
})

test('a moment that an address asks by days is told by the same days', async () => {
  const { parameters } = await atList('/sea/voyage?createTime={"from":"2026-11-20","to":"2026-11-21"}')
  expect(parameters()).toEqual({ createTime: { from: '2026-11-20', to: '2026-11-21' } })
  expect(chips()).toEqual(['创建时间 2026-11-20 – 2026-11-21'])
})

test('a chip is changed by a press on it and taken away by its cross', async () => {
  const { parameters } = await atList('/sea/voyage?port=大连&status=["1"]')
  expect(parameters()).toEqual({ port: '大连', status: ['1'] })
  await press(await screen.findByLabelText(/^修改条件：港口/))
  await type('港口: 取值', '上海')
  await waitFor(() => expect(parameters()).toEqual({ port: '上海', status: ['1'] }))
  await press(await screen.findByLabelText('去掉条件：状态'))
  await waitFor(() => expect(parameters()).toEqual({ port: '上海' }))
})

test('several chips are cleared at once, a single one has its cross only', async () => {
  const { parameters } = await atList('/sea/voyage?port=大连&status=["1"]')
  await press(await screen.findByText('清除全部'))
  await waitFor(() => expect(parameters()).toEqual({}))
  expect(chips()).toEqual([])
})

test('of many values two are said, the rest are counted', async () => {
  await atList('/sea/voyage?status=["1","2","3","4"]')
  await waitFor(() => expect(chips()[0]).toContain('在航、完航'))
  expect(chips()[0]).toContain('等 2 项')
})

test('what is asked stands in the address, beside what else stands there, and is taken from it', async () => {
  await atList('/sea/voyage?view=none&day=3')
  await type('搜索编号、名称、拼音', '大连')
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('大连'))
  await waitFor(() => expect(new URLSearchParams(location.search).get('day')).toBe('3'))
})

test('an address that asks of a column what it cannot be asked is passed over', async () => {
  const { parameters } = await atList('/sea/voyage?port=["a"]&sails={"evil":1}&unknown=5&days={broken')
  expect(parameters()).toEqual({})
})

test('a page that fixes a condition asks it always and offers it nowhere', async () => {
  const server = await signedIn()
  voyages([voyage(1)], wide)
  await showList(wide, { params: { port: '大连' }, at: '/sea/voyage?port=上海' })
  await row('HC-001')
  expect(server.callsTo('POST /api/sea/voyage/page').at(-1)?.body).toMatchObject({ parameters: { port: '大连' } })
  expect(chips()).toEqual([])
})

test('what was asked of a list stands when one comes back to it', async () => {
  const { parameters } = await atList()
  await type('航次名称', '北极')
  await waitFor(() => expect(parameters()).toEqual({ name: '北极' }))
  cleanup()
  await showList(wide)
  await row('HC-001')
  await waitFor(() => expect(parameters()).toEqual({ name: '北极' }))
  expect(screen.getByLabelText<HTMLInputElement>('航次名称', { selector: 'input' }).value).toBe('北极')
})
