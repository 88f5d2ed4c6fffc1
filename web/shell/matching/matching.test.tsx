import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MatchingDescribed, Proposal } from '../../../core/api-types/matching-board.ts'
import { createSelection } from '../../list/actions/selection.ts'
import { press, quiet, refusal, show, signedIn, voyage, voyageDocument } from '../../testing/index.ts'
import { ChosenBar, onBoardKey } from './chosen-bar.tsx'
import { ProposalsPanel } from './proposals-panel.tsx'

const root = '/api/matching/sea/settle'
const board: MatchingDescribed = {
  module: 'sea',
  name: 'settle',
  label: '运费核销',
  left: { module: 'sea', document: 'voyage', list: 'main', remaining: 'freight', empty: '无' },
  right: { module: 'sea', document: 'voyage', list: 'main', remaining: 'freight', empty: '无' },
  pairs: { module: 'sea', document: 'pair', list: 'main' },
  alike: { port: 'port' },
  narrow: [],
  tolerance: '0',
  digits: 2,
  money: false,
  proposes: 80,
  mayConfirm: true,
  verb: 'hx',
  undo: null,
  asks: [],
  leads: [],
}
const proposed = (at: number, score: number): Proposal => ({
  left: { id: `l${at}`, title: `航次${at}`, remaining: '100', currency: null },
  right: { id: `r${at}`, title: `收款${at}`, remaining: '100', currency: null },
  amount: '1234.5',
  score,
  reasons: ['金额相同', '日期相近'],
})
const three = [proposed(1, 95), proposed(2, 80), proposed(3, 40)]
const nothing = { left: {}, right: {}, pairs: {} }

async function panel(proposals: readonly Proposal[], more: Partial<MatchingDescribed> = {}, total = proposals.length) {
  const server = await signedIn({ answers: { [`POST ${root}/proposals`]: { proposals, total } } })
  await show(<ProposalsPanel board={{ ...board, ...more }} filters={nothing} onChoose={() => undefined} />)
  return server
}

test('where nothing seems to belong together that is said, and nothing is to be confirmed', async () => {
  await panel([])
  expect(await screen.findByText('没有匹配建议。请在两侧勾选后确认匹配。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /全部确认/ })).toBeNull()
})

test('proposals are put away and brought back', async () => {
  await panel([])
  await screen.findByText(/^没有匹配建议/)
  const fold = screen.getByRole('button', { name: /^匹配建议/ })
  await press(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText(/^没有匹配建议/)).toBeNull()
  await press(fold)
  expect(screen.getByText(/^没有匹配建议/)).toBeTruthy()
})

test('those left off are counted, and whoever may not confirm has no button for them', async () => {
  await panel(three, { mayConfirm: false }, 10)
  expect(await screen.findByText('还有 7 条未显示')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /全部确认/ })).toBeNull()
  expect(screen.queryByRole('spinbutton')).toBeNull()
})

test('so many are confirmed at once as have the points that are asked for, between 1 and 100', async () => {
  await panel(three)
  const least = await screen.findByRole<HTMLInputElement>('spinbutton', { name: '最低分' })
  expect(screen.getByRole('button', { name: /全部确认（2）/ })).toBeTruthy()
  fireEvent.change(least, { target: { value: '40' } })
  expect(screen.getByRole('button', { name: /全部确认（3）/ })).toBeTruthy()
  fireEvent.change(least, { target: { value: '400' } })
  expect(least.value).toBe('100')
  expect(screen.getByRole('button', { name: /全部确认（0）/ }).hasAttribute('disabled')).toBe(true)
  fireEvent.change(least, { target: { value: '0' } })
  expect(least.value).toBe('1')
})

test('they are confirmed after a question, and those refused say why', async () => {
  const server = await panel(three)
  server.on(`POST ${root}/confirm`, [
    { left: 'l1', right: 'r1', code: '0' },
    { left: 'l2', right: 'r2', code: 'late', msg: '有误', errors: { period: '期间已结账' } },
  ])
  await press(await screen.findByRole('button', { name: /全部确认（2）/ }))
  const question = await screen.findByRole('alertdialog', { name: /确认 2 条得分不低于 80 的匹配建议/ })
  expect(server.callsTo(`POST ${root}/confirm`)).toEqual([])
  await press(within(question).getByRole('button', { name: /全部确认/ }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('1 条未完成')
  expect(alert.textContent).toContain('期间已结账')
  const pair = (at: number) => ({ left: `l${at}`, right: `r${at}`, amount: '1234.5' })
  expect(server.callsTo(`POST ${root}/confirm`).map(({ body }) => body)).toEqual([{ pairs: [pair(1), pair(2)] }])
})

async function bar(more: Partial<MatchingDescribed> = {}) {
  const server = await signedIn()
  const left = createSelection()
  const right = createSelection()
  const doc = voyageDocument()
  await show(
    <div data-testid="board" onKeyDown={onBoardKey}>
      <ChosenBar board={{ ...board, ...more }} left={{ doc, selection: left }} right={{ doc, selection: right }} />
    </div>,
  )
  const choose = (port: string, ...freights: readonly [string, string]) =>
    act(async () => {
      left.add([voyage(1, { port: 'dl', freight: freights[0] })])
      right.add([voyage(2, { port, freight: freights[1] })])
    })
  return { server, left, right, choose }
}

const match = () => screen.findByRole('button', { name: '确认匹配' })

test('before anything is chosen it is said how to choose', async () => {
  await bar()
  expect(screen.getByText(/^在两侧勾选要匹配的记录/)).toBeTruthy()
})

test('what is chosen is added up on each side with the difference, and taken off one by one', async () => {
  const { choose, left } = await bar()
  await choose('dl', '1000', '400')
  const region = await screen.findByRole('region', { name: '已选 2 条' })
  expect(region.textContent).toContain('1,000.00')
  expect(region.textContent).toContain('400.00')
  expect(region.textContent).toContain('600.00')
  await press(screen.getByRole('button', { name: /取消选择 .*1/ }))
  await waitFor(() => expect(left.store.getState().rows.size).toBe(0))
})

test('rows that must agree in a field and do not are told so and cannot be matched', async () => {
  const { choose } = await bar()
  await choose('sh', '1000', '1000')
  expect(await screen.findByText(/所选记录的.+不同，不能匹配/)).toBeTruthy()
  expect((await match()).hasAttribute('disabled')).toBe(true)
})

test('amounts of opposite signs make no pair', async () => {
  const { choose } = await bar()
  await choose('dl', '1000', '-400')
  expect((await match()).hasAttribute('disabled')).toBe(true)
})

test('whoever may not match has no button for it', async () => {
  const { choose } = await bar({ mayConfirm: false })
  await choose('dl', '1000', '400')
  await screen.findByRole('region', { name: '已选 2 条' })
  expect(screen.queryByRole('button', { name: '确认匹配' })).toBeNull()
})

test('a match goes out once, by Ctrl and Enter too, and what was chosen is chosen no more', async () => {
  const { server, choose, left, right } = await bar()
  server.on(`POST ${root}/together`, [{}])
  await choose('dl', '1000', '400')
  await match()
  fireEvent.keyDown(screen.getByTestId('board'), { key: 'Enter' })
  await quiet()
  expect(server.callsTo(`POST ${root}/together`)).toEqual([])
  fireEvent.keyDown(screen.getByTestId('board'), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(left.store.getState().rows.size + right.store.getState().rows.size).toBe(0))
  const calls = server.callsTo(`POST ${root}/together`)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toEqual({ left: [voyage(1).id], right: [voyage(2).id], values: {} })
})

test('a match that is refused says why and keeps what was chosen', async () => {
  const { server, choose, left } = await bar()
  server.on(`POST ${root}/together`, refusal({ status: 409, code: 'closed', message: '期间已结账' }))
  await choose('dl', '1000', '400')
  await press(await match())
  expect(await screen.findByText('期间已结账')).toBeTruthy()
  expect(left.store.getState().rows.size).toBe(1)
})
