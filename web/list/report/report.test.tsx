import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReportResult } from '../../../core/api-types/report-result.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import { chooseLang } from '../../platform/session/language.ts'
import { around, press, refusal, show, signedIn, type } from '../../testing/index.ts'
import { ReportCentre } from './report-centre.tsx'
import { ReportPage } from './report-page.tsx'

const sheet: ReportResult = {
  label: '运费汇总',
  filters: [{ label: '港口', text: '大连' }],
  columns: [
    { name: 'port', label: '港口', numeric: false },
    { name: 'freight', label: '运费', numeric: true },
  ],
  rows: [
    ['大连', '1,200.00'],
    ['上海', '800.00'],
  ],
  subtotals: [],
  charts: [],
  totals: ['', '2,000.00'],
  at: Date.UTC(2026, 10, 25, 4),
  drills: [],
}

const reports = [
  { module: 'sea', name: 'freight', label: '运费汇总' },
  { module: 'sea', name: 'days', label: '天数汇总' },
]
const link = { id: 'l1', label: '运费汇总', filters: [{ label: '港口', text: '大连' }], until: Date.UTC(2026, 11, 1) }

async function atCentre(links: readonly (typeof link)[] = []) {
  const server = await signedIn()
  server
    .on('GET /api/report/list', reports)
    .on('GET /api/report/links', links)
    .on('GET /api/report/sea/freight/describe', {
      label: '运费汇总',
      filters: [fieldOf('text', { name: 'port', label: '港口', required: true, max: 50 })],
      charted: false,
    })
    .on('GET /api/report/sea/days/describe', { label: '天数汇总', filters: [], charted: false })
    .on('POST /api/report/sea/freight/sheet', sheet)
  await show(<ReportCentre />)
  await screen.findByText('请选择报表')
  return server
}

/** Opens the report of freights and asks for its figures. */
async function figures(): Promise<HTMLElement> {
  fireEvent.click(screen.getByText('运费汇总', { selector: 'button' }))
  await type(await screen.findByLabelText(/港口$/), '大连')
  fireEvent.click((await screen.findByText(/^查\s?看$/)).closest('button') ?? document.body)
  return screen.findByRole('region', { name: '运费汇总' })
}

test('the reports that a person may see are listed, and the one that is open is marked', async () => {
  await atCentre()
  const entry = screen.getByText('运费汇总', { selector: 'button' })
  expect(entry.hasAttribute('aria-current')).toBe(false)
  await press(entry)
  await waitFor(() => expect(entry.getAttribute('aria-current')).toBe('true'))
  expect(screen.getByText('天数汇总', { selector: 'button' }).hasAttribute('aria-current')).toBe(false)
  expect(screen.queryByText('请选择报表')).toBeNull()
})

test('where there is no report that one may see, that is said', async () => {
  const server = await signedIn()
  server.on('GET /api/report/list', [])
  await show(<ReportCentre />)
  expect(await screen.findByText('没有您可以查看的报表')).toBeTruthy()
})

test('a list of reports that could not be read is read again on request', async () => {
  const server = await signedIn()
  server.on('GET /api/report/list', refusal({ status: 409, code: 'busy', message: '报表正在更新' }))
  server.on('GET /api/report/links', [])
  await show(<ReportCentre />)
  expect(await screen.findByText(/报表正在更新/)).toBeTruthy()
  server.on('GET /api/report/list', reports)
  fireEvent.click((await screen.findByText(/^重\s?试$/)).closest('button') ?? document.body)
  expect(await screen.findByText('请选择报表')).toBeTruthy()
})

test('the figures stand in a table with their sums below, and say of when they are', async () => {
  const server = await atCentre()
  const region = await figures()
  const rows = [...region.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['港口', '运费'],
    ['大连', '1,200.00'],
    ['上海', '800.00'],
    ['合计', '2,000.00'],
  ])
  expect(screen.getByText(/^数据截至 2026-11-25/)).toBeTruthy()
  expect(server.callsTo('POST /api/report/sea/freight/sheet')[0]?.body).toEqual({ port: '大连' })
})

test('a figure that leads to its records is a link to their list, and so is its total', async () => {
  const server = await atCentre()
  const drill = {
    page: '/seaFreight',
    always: { kind: '2' },
    rows: [{ port: 'dl', day: { from: '2026-11-01', to: null } }, { port: { empty: true } }],
    columns: { freight: {} },
  }
  server.on('POST /api/report/sea/freight/sheet', { ...sheet, drills: [drill] })
  const region = await figures()
  const links = [...region.querySelectorAll('a')].map((link) => [
    link.textContent,
    decodeURIComponent(link.getAttribute('href') ?? ''),
  ])
  expect(links).toEqual([
    ['1,200.00', '/seaFreight?day={"from":"2026-11-01","to":null}&kind=2&port=dl'],
    ['800.00', '/seaFreight?kind=2&port={"empty":true}'],
    ['2,000.00', '/seaFreight?kind=2'],
  ])
})

test('in another language the figures are asked for anew, by the conditions that stand there', async () => {
  const server = await atCentre()
  await figures()
  await type(screen.getByLabelText(/港口$/), '大连港')
  server.on('POST /api/report/sea/freight/sheet', { ...sheet, totals: ['', '2 000,00'] })
  act(() => chooseLang('ru'))
  await screen.findByText('2 000,00')
  expect(server.callsTo('POST /api/report/sea/freight/sheet').map(({ body }) => body)).toEqual([
    { port: '大连' },
    { port: '大连' },
  ])
  expect(screen.getByDisplayValue('大连港')).toBeTruthy()
})

test('columns of one group stand under one heading, and sums of a group stand out', async () => {
  const server = await atCentre()
  server.on('POST /api/report/sea/freight/sheet', {
    ...sheet,
    columns: [
      { name: 'port', label: '港口', numeric: false },
      { name: 'a', label: '运费', numeric: true, group: '2026-01' },
      { name: 'b', label: '吨数', numeric: true, group: '2026-01' },
      { name: 'c', label: '运费', numeric: true, group: '合计' },
    ],
    rows: [
      ['大连', '1', '2', '3'],
      ['小计', '1', '2', '3'],
    ],
    subtotals: [1],
    totals: ['', '1', '2', '3'],
  })
  const region = await figures()
  const [first, second] = [...region.querySelectorAll('thead tr')].map((row) =>
    [...row.children].map((cell) => [cell.textContent, cell.getAttribute('colspan'), cell.getAttribute('rowspan')]),
  )
  expect(first).toEqual([
    ['港口', null, '2'],
    ['2026-01', '2', null],
    ['合计', '1', null],
  ])
  expect(second?.map(([text]) => text)).toEqual(['运费', '吨数', '运费'])
  const [detail, sums] = [...region.querySelectorAll('tbody tr')]
  expect(sums?.className).not.toBe(detail?.className)
  // On a phone each figure says what it is.
  expect(detail?.children[1]?.getAttribute('data-label')).toBe('2026-01 运费')
})

test('a page of its own shows its figures at once, unless a condition is still to be given', async () => {
  const server = await signedIn()
  const year = fieldOf('text', { name: 'year', label: '年度', required: true, max: 4, initial: '2026' })
  server
    .on('GET /api/report/sea/freight/describe', { label: '运费汇总', filters: [year], charted: false })
    .on('POST /api/report/sea/freight/sheet', sheet)
  await show(<ReportPage module="sea" name="freight" label={{ zh: '运费汇总', ru: 'Фрахт', en: 'Freight' }} />)
  expect(await screen.findByRole('region', { name: '运费汇总' })).toBeTruthy()
  expect(server.callsTo('POST /api/report/sea/freight/sheet').map(({ body }) => body)).toEqual([{ year: '2026' }])
})

test('a page of its own begins with the conditions that its address gives', async () => {
  const server = await signedIn()
  const year = fieldOf('text', { name: 'year', label: '年度', required: true, max: 4, initial: '2026' })
  server
    .on('GET /api/report/sea/freight/describe', { label: '运费汇总', filters: [year], charted: false })
    .on('POST /api/report/sea/freight/sheet', sheet)
  const page = <ReportPage module="sea" name="freight" label={{ zh: '运费汇总', ru: 'Фрахт', en: 'Freight' }} />
  await show(page, { at: '/freight?year=2027' })
  expect(await screen.findByRole('region', { name: '运费汇总' })).toBeTruthy()
  expect(server.callsTo('POST /api/report/sea/freight/sheet').map(({ body }) => body)).toEqual([{ year: '2027' }])
})

test('a page of its own that lacks a condition waits for it without reproach', async () => {
  const server = await signedIn()
  const year = fieldOf('text', { name: 'year', label: '年度', required: true, max: 4 })
  server.on('GET /api/report/sea/freight/describe', { label: '运费汇总', filters: [year], charted: false })
  await show(<ReportPage module="sea" name="freight" label={{ zh: '运费汇总', ru: 'Фрахт', en: 'Freight' }} />)
  const box = await screen.findByLabelText(/年度$/)
  expect(box.getAttribute('aria-invalid')).not.toBe('true')
  expect(server.callsTo('POST /api/report/sea/freight/sheet')).toEqual([])
})

test('a condition that is missing is asked for before anything is sent', async () => {
  const server = await atCentre()
  fireEvent.click(screen.getByText('运费汇总', { selector: 'button' }))
  const box = await screen.findByLabelText(/港口$/)
  fireEvent.click((await screen.findByText(/^查\s?看$/)).closest('button') ?? document.body)
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(server.callsTo('POST /api/report/sea/freight/sheet')).toEqual([])
})

test('a condition that the server refuses is refused at its field', async () => {
  const server = await atCentre()
  server.on(
    'POST /api/report/sea/freight/sheet',
    refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { port: '没有此港口' } }),
  )
  fireEvent.click(screen.getByText('运费汇总', { selector: 'button' }))
  await type(await screen.findByLabelText(/港口$/), '火星')
  fireEvent.click((await screen.findByText(/^查\s?看$/)).closest('button') ?? document.body)
  expect(await screen.findByText('没有此港口')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a report without rows says that nothing matches', async () => {
  const server = await atCentre()
  server.on('POST /api/report/sea/freight/sheet', { ...sheet, rows: [], totals: [] })
  fireEvent.click(screen.getByText('运费汇总', { selector: 'button' }))
  await type(await screen.findByLabelText(/港口$/), '大连')
  fireEvent.click((await screen.findByText(/^查\s?看$/)).closest('button') ?? document.body)
  expect(await screen.findByText('所选条件下没有记录')).toBeTruthy()
})

test('what is exported is what is shown, whatever is typed since', async () => {
  const server = await atCentre()
  server.on(
    'POST /api/report/sea/freight/export',
    new Response('x', { headers: { 'content-type': 'application/octet-stream' } }),
  )
  await figures()
  await type(await screen.findByLabelText(/港口$/), '上海')
  fireEvent.click((await screen.findByText('导出 Excel')).closest('button') ?? document.body)
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['运费汇总.xlsx']))
  expect(server.callsTo('POST /api/report/sea/freight/export')[0]?.body).toEqual({ port: '大连' })
})

test('a report is published for some days, and its link is shown and copied', async () => {
  const server = await atCentre()
  server.on('POST /api/report/sea/freight/publish', { path: '/r/abc' })
  await figures()
  fireEvent.click(await screen.findByText('发布链接', { selector: 'button' }))
  const days = await screen.findByLabelText<HTMLInputElement>('有效天数')
  expect(days.value).toBe('7')
  fireEvent.change(days, { target: { value: '3' } })
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByText('发布链接', { selector: 'button' }))
  const address = await screen.findByLabelText<HTMLInputElement>('链接地址')
  await waitFor(() => expect(address.value).toBe(`${location.origin}/r/abc`))
  const [call] = server.callsTo('POST /api/report/sea/freight/publish')
  expect([call?.query, call?.body]).toEqual([{ days: '3' }, { port: '大连' }])
  fireEvent.click(
    within(dialog)
      .getByText(/^复\s?制$/)
      .closest('button') ?? document.body,
  )
  expect(await screen.findByText('链接已复制')).toBeTruthy()
  expect(around.copied).toEqual([`${location.origin}/r/abc`])
})

test('a link that could not be made leaves the question open', async () => {
  const server = await atCentre()
  server.on('POST /api/report/sea/freight/publish', refusal({ status: 409, code: 'busy', message: '链接数量已达上限' }))
  await figures()
  fireEvent.click(await screen.findByText('发布链接', { selector: 'button' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByText('发布链接', { selector: 'button' }))
  expect(await screen.findByText(/链接数量已达上限/)).toBeTruthy()
  expect(screen.getByLabelText('有效天数')).toBeTruthy()
})

test('links in force are listed with what they show and until when, and are taken back after a question', async () => {
  const server = await atCentre([link])
  const entry = (await screen.findByText('运费汇总', { selector: 'b' })).closest('li')
  expect(entry?.textContent).toContain('大连')
  expect(entry?.textContent).toContain('有效至 2026-12-01')
  server.on('POST /api/report/links/l1/end', null)
  fireEvent.click(within(entry ?? document.body).getByText(/^收\s?回$/))
  expect(await screen.findByText('收回: 运费汇总?')).toBeTruthy()
  expect(server.callsTo('POST /api/report/links/l1/end')).toEqual([])
  server.on('GET /api/report/links', [])
  const yes = screen
    .getAllByText(/^收\s?回$/)
    .at(-1)
    ?.closest('button')
  fireEvent.click(yes ?? document.body)
  expect(await screen.findByText('链接已收回')).toBeTruthy()
  expect(await screen.findByText('没有有效的分享链接')).toBeTruthy()
})
