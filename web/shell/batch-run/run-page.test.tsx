import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RunDescribed, RunPreview } from '../../../core/api-types/batch-run.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import { key, press, refusal, show, signedIn, type } from '../../testing/index.ts'
import { RunPage } from './run-page.tsx'

const root = '/api/run/sea/wear'
const label = { zh: '折旧计提', ru: 'Начисление износа', en: 'Depreciation' }
const described: RunDescribed = {
  label: '折旧计提',
  fields: [fieldOf('text', { name: 'unit', label: '单位', required: true, max: 50 })],
  posts: true,
  lines: { module: 'sea', name: 'wearLine' },
}
const preview: RunPreview = {
  period: '2026-11',
  sheet: {
    label: '折旧计提',
    filters: [],
    columns: [
      { name: 'ship', label: '船舶', numeric: false },
      { name: 'amount', label: '金额', numeric: true },
    ],
    rows: [['安宁号', '1,200.00']],
    subtotals: [],
    totals: ['', '1,200.00'],
    charts: [],
    at: Date.UTC(2026, 10, 25, 4),
  },
  found: 250,
  from: 0,
  size: 100,
  groups: [{ reason: 'sold', label: '已出售', leftOut: true, lines: 2 }],
  seen: { lines: 1, sums: { amount: '1200.00' } },
  leftOut: 2,
}

async function opened(more: Partial<RunDescribed> = {}, answer: unknown = preview) {
  const server = await signedIn({
    answers: { [`GET ${root}/describe`]: { ...described, ...more }, [`POST ${root}/preview`]: answer },
  })
  await show(<RunPage module="sea" name="wear" label={label} />)
  return server
}

async function previewed(more: Partial<RunDescribed> = {}, answer: unknown = preview) {
  const server = await opened(more, answer)
  await type(await screen.findByLabelText(/单位$/), '海运')
  await press(/^预\s?览$/)
  return server
}

const asked = (server: Awaited<ReturnType<typeof opened>>) =>
  server.callsTo(`POST ${root}/preview`).map(({ body }) => body)

const posting = () => screen.getAllByRole('button', { name: /^记\s?账$/ })
const isAsked = (button: HTMLElement) => button.closest('.ant-popconfirm') !== null
const inQuestion = () => posting().find(isAsked) ?? document.body
const outside = () => posting().find((button) => !isAsked(button)) ?? document.body

test('a run that cannot be read says why and is read again on request', async () => {
  const server = await signedIn()
  server.on(`GET ${root}/describe`, refusal({ status: 409, code: 'busy', message: '期间正在结转' }))
  await show(<RunPage module="sea" name="wear" label={label} />)
  expect(await screen.findByText(/期间正在结转/)).toBeTruthy()
  server.on(`GET ${root}/describe`, described)
  await press(/^重\s?试$/)
  expect(await screen.findByText('尚未预览')).toBeTruthy()
})

test('nothing is asked of the server before what the run needs is filled in', async () => {
  const server = await opened()
  expect(await screen.findByText('尚未预览')).toBeTruthy()
  await press(/^预\s?览$/)
  await waitFor(() => expect(screen.getByLabelText(/单位$/).getAttribute('aria-invalid')).toBe('true'))
  expect(asked(server)).toEqual([])
})

test('a preview shows each line with the sums, and how many are posted and left out', async () => {
  const server = await previewed()
  expect(await screen.findByText('2026-11 · 将记 1 行 · 未计 2 行')).toBeTruthy()
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '安宁号',
    '1,200.00',
    '合计',
    '1,200.00',
  ])
  expect(asked(server)).toEqual([{ values: { unit: '海运' }, only: '', find: '', from: 0 }])
})

test('a refused preview says so at its field', async () => {
  await previewed({}, refusal({ status: 422, code: 'invalid', message: '有误', fields: { unit: '该单位已计提' } }))
  expect(await screen.findByText('该单位已计提')).toBeTruthy()
  expect(screen.getByText('尚未预览')).toBeTruthy()
})

test('the lines of a reason are looked at alone, and a search begins at its first line', async () => {
  const server = await previewed()
  await press('下一页')
  await waitFor(() => expect(asked(server)).toHaveLength(2))
  await press(/已出售/)
  await waitFor(() => expect(asked(server)).toHaveLength(3))
  await type('搜索', '安宁')
  key('Enter')
  await waitFor(() => expect(asked(server)).toHaveLength(4))
  const values = { unit: '海运' }
  expect(asked(server).slice(1)).toEqual([
    { values, only: '', find: '', from: 100 },
    { values, only: 'sold', find: '', from: 0 },
    { values, only: 'sold', find: '安宁', from: 0 },
  ])
})

test('the window says where it stands and ends with the last line', async () => {
  await previewed({}, { ...preview, from: 200 })
  expect(await screen.findByText('第 201–250 行，共 250 行')).toBeTruthy()
  expect(screen.getByRole('button', { name: '下一页' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: '上一页' }).hasAttribute('disabled')).toBe(false)
})

test('whoever may not post sees the lines and no button for it', async () => {
  await previewed({ posts: false })
  expect(await screen.findByText('安宁号')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /记\s?账/ })).toBeNull()
})

test('where nothing is to be posted that is said, and nothing can be', async () => {
  await previewed({}, { ...preview, seen: { lines: 0, sums: {} } })
  expect((await screen.findByRole('button', { name: '没有可记账的行' })).hasAttribute('disabled')).toBe(true)
})

test('what was seen is posted after a question; a refusal is told, and a second try is the same posting', async () => {
  const server = await previewed()
  server.on(`POST ${root}/post`, refusal({ status: 409, code: 'changed', message: '数据已变化，请重新预览' }))
  await screen.findByText('安宁号')
  await press(outside())
  expect(await screen.findByText(/将为 2026-11 记 1 行/)).toBeTruthy()
  expect(server.callsTo(`POST ${root}/post`)).toEqual([])
  await press(inQuestion())
  expect(await screen.findByText('数据已变化，请重新预览')).toBeTruthy()
  await press(outside())
  await press(inQuestion())
  await waitFor(() => expect(server.callsTo(`POST ${root}/post`)).toHaveLength(2))
  const [first, second] = server.callsTo(`POST ${root}/post`)
  expect(first?.body).toEqual({ values: { unit: '海运' }, seen: preview.seen })
  expect(first?.key).not.toBeNull()
  expect(second?.key).toBe(first?.key)
})
