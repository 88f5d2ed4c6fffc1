import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld } from '../../../app/testing/group-world.ts'
import type { ReportChart } from '../../../core/description/chart.ts'
import { sum } from '../../../core/values/decimal.ts'
import { segmentContractSummary } from '../../../modules/contracts/contract-summaries.ts'
import type { Figures } from './figure-types.ts'
import { queryGroupedReport } from './query-grouped-report.ts'
import { resultOf } from './report-result.ts'

const asked = { year: '2026' }
let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
  await signed([
    ['sea', 'hc', '2026-01-31', '100'],
    ['sea', 'xs', '2026-02-28', '25.5'],
    ['land', 'lc', '2026-12-31', '7'],
    ['', 'lc', '2026-12-31', '3'],
  ])
})

const signed = async (contracts: readonly (readonly [string, string, string, string])[]) => {
  for (const [segment, type, day, amount] of contracts)
    await world.pool.query(sql`
      insert into contracts.contract (id, create_by, create_name, unit_id, contract_no, contract_name, contract_type, biz_segment, contract_status, approval_status, sign_date, currency, total_amount, total_amount_cny)
      values (gen_random_uuid(), ${world.person('seasales')}, 'x', ${world.place('BLHY')}, gen_random_uuid()::text, 'x', ${type}, ${segment}, '3', '2', ${day}, 'CNY', ${amount}::numeric, ${amount}::numeric)`)
}

async function drawn(...charts: readonly ReportChart<'amount' | 'contracts'>[]) {
  const ctx = await world.ctx('findir')
  const report = { ...segmentContractSummary, charts }
  const figures = await queryGroupedReport(ctx, report, asked)
  return { figures, charts: resultOf(ctx, report, asked, figures).charts }
}

const months = ({ columns }: Figures) => columns.filter(({ group }) => group?.startsWith('2026-')).length

test('months stand side by side, segments are told apart, and what is drawn adds up to the total', async () => {
  const { figures, charts } = await drawn({
    kind: 'stacked',
    along: 'signDate:month',
    by: 'bizSegment',
    measure: 'amount',
  })
  const [chart] = charts
  expect(chart?.label).toBe('合同额(元)（按签订日期、业务板块）')
  expect(chart?.categories).toHaveLength(months(figures))
  expect(chart?.categories.slice(0, 2)).toEqual(['2026-01', '2026-02'])
  const sea = chart?.series.find(({ label }) => label === '海运')
  expect(sea?.values.slice(0, 3)).toEqual(['100.00', '25.50', null])
  expect(sea?.texts.slice(0, 3)).toEqual(['100.00', '25.50', ''])
  expect(chart?.series.at(-1)?.label).toBe('（未填）')
  expect(Number(sum(chart?.series.flatMap(({ values }) => values) ?? []))).toBe(Number(figures.totals['amount']))
})

test('without anything told apart there is one series, called as what is measured', async () => {
  const { charts } = await drawn(
    { kind: 'line', along: 'signDate:month', measure: 'contracts' },
    { kind: 'column', along: 'bizSegment', by: 'contractType', measure: 'amount' },
  )
  const [line, column] = charts
  expect(line?.series.map(({ label }) => label)).toEqual(['份数'])
  expect(line?.series[0]?.values.slice(0, 3)).toEqual(['1', '1', null])
  expect(column?.categories.at(-1)).toBe('（未填）')
  expect(column?.series).toHaveLength(3)
})

test('a ring has its largest part first', async () => {
  const { charts } = await drawn({ kind: 'ring', along: 'bizSegment', measure: 'amount' })
  expect(charts).toMatchObject([
    { kind: 'ring', label: '合同额(元)（按业务板块）', series: [{ values: ['125.50', '7.00', '3.00'] }] },
  ])
  expect(charts[0]?.categories.slice(0, 1)).toEqual(['海运'])
})

test('a report without rows draws nothing', async () => {
  const ctx = await world.ctx('findir')
  const figures = await queryGroupedReport(ctx, segmentContractSummary, { year: '2020' })
  expect(resultOf(ctx, segmentContractSummary, { year: '2020' }, figures).charts).toEqual([])
})

test('more groups than colours are drawn as the rest, and parts below nothing as bars', async () => {
  await signed(
    ['hc', 'xs', 'lc', 'cg', 'wl', 'fw', 'zl', 'gc', 'kj', 'qt'].map(
      (type, at) => ['sea', type, '2026-03-01', String(100 + at)] as const,
    ),
  )
  const byType = { along: 'signDate:month', by: 'contractType', measure: 'amount' } as const
  const ctx = await world.ctx('findir')
  const report = {
    ...segmentContractSummary,
    rows: ['contractType', 'bizSegment'],
    charts: [
      { kind: 'stacked', ...byType } as const,
      { kind: 'ring', along: 'contractType', measure: 'amount' } as const,
    ],
  }
  const figures = await queryGroupedReport(ctx, report, asked)
  const [stacked, ring] = resultOf(ctx, report, asked, figures).charts
  expect(stacked?.series).toHaveLength(8)
  expect(stacked?.series.at(-1)?.label).toBe('其他')
  expect(Number(sum(stacked?.series.flatMap(({ values }) => values) ?? []))).toBe(Number(figures.totals['amount']))
  expect(ring?.categories.at(-1)).toBe('其他')
  expect(Number(sum(ring?.series[0]?.values ?? []))).toBe(Number(figures.totals['amount']))
  await signed([['land', 'zz', '2026-03-02', '-5']])
  const again = resultOf(ctx, report, asked, await queryGroupedReport(ctx, report, asked)).charts[1]
  expect([again?.kind, again?.categories.length]).toEqual(['bar', 11])
})

test('steps end with their sum', async () => {
  const { charts, figures } = await drawn({ kind: 'waterfall', along: 'bizSegment', measure: 'amount' })
  const [chart] = charts
  expect([chart?.kind, chart?.categories.at(-1)]).toEqual(['waterfall', '合计'])
  expect(Number(chart?.series[0]?.values.at(-1))).toBe(Number(figures.totals['amount']))
  expect(Number(sum(chart?.series[0]?.values.slice(0, -1) ?? []))).toBe(Number(figures.totals['amount']))
})
