import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld } from '../../../app/testing/group-world.ts'
import type { ReportDrill } from '../../../core/api-types/report-result.ts'
import type { GroupedReport } from '../../../core/description/report.ts'
import { groupContract, segmentContractSummary } from '../../../modules/contracts/contract-summaries.ts'
import { contract } from '../../../modules/contracts/contract.ts'
import { totals } from '../../records/list/list-totals.ts'
import { lastYear } from './last-year-comparison.ts'
import { queryGroupedReport } from './query-grouped-report.ts'
import { resultOf } from './report-result.ts'

const asked = { year: '2026' }
let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
  const contracts = [
    // Segment, type, unit, approval, day, amount.
    ['sea', 'hc', 'BLHY', '2', '2026-01-31', 100],
    ['sea', 'hc', 'BLHY', '2', '2026-02-01', 50],
    ['sea', 'xs', 'BLHY', '2', '2026-02-28', 25],
    ['land', 'lc', 'BLLY', '2', '2026-12-31', 7],
    ['', 'lc', 'BLLY', '2', '2026-12-31', 3],
    // Another year, and one that is not approved.
    ['sea', 'hc', 'BLHY', '2', '2025-12-31', 1_000],
    ['sea', 'hc', 'BLHY', '2', '2025-03-01', 120],
    ['coal', 'lc', 'BLLY', '2', '2025-03-02', 8],
    ['sea', 'hc', 'BLHY', '1', '2026-02-01', 2_000],
  ] as const
  for (const [at, [segment, type, unit, approval, day, amount]] of contracts.entries())
    await world.pool.query(sql`
      insert into contracts.contract (id, create_by, create_name, unit_id, contract_no, contract_name, contract_type, biz_segment, contract_status, approval_status, sign_date, currency, total_amount, total_amount_cny)
      values (gen_random_uuid(), ${world.person('seasales')}, 'x', ${world.place(unit)}, ${`K${at}`}, 'x', ${type}, ${segment}, '3', ${approval}, ${day}, 'CNY', ${amount}, ${amount})`)
})

/** An approved contract of the sea segment. */
const signed = (no: string, day: string, amount: number) =>
  world.pool.query(sql`
    insert into contracts.contract (id, create_by, create_name, unit_id, contract_no, contract_name, contract_type, biz_segment, contract_status, approval_status, sign_date, currency, total_amount, total_amount_cny)
    values (gen_random_uuid(), ${world.person('seasales')}, 'x', ${world.place('BLHY')}, ${no}, 'x', 'hc', 'sea', '3', '2', ${day}, 'CNY', ${amount}, ${amount})`)

const figuresFor = async (who: string, report: GroupedReport = segmentContractSummary, filters: object = asked) => {
  const ctx = await world.ctx(who)
  return { ctx, figures: await queryGroupedReport(ctx, report, { ...filters }) }
}

test('records are grouped down and across, with subtotals and totals, in their reader’s order', async () => {
  const { ctx, figures } = await figuresFor('findir')
  const { columns, rows, subtotals, totals: sums } = resultOf(ctx, segmentContractSummary, asked, figures)
  expect(columns.slice(0, 4).map(({ group, label }) => [group, label])).toEqual([
    [undefined, '业务板块'],
    [undefined, '合同类型'],
    ['2026-01', '合同额(元)'],
    ['2026-02', '合同额(元)'],
  ])
  // A column for each month, the empty ones too, then what is measured over all of them.
  expect(columns.slice(14, 17).map(({ group, label }) => [group, label])).toEqual([
    ['合计', '合同额(元)'],
    ['合计', '份数'],
    ['合计', '平均合同额(元)'],
  ])
  // Entries of dictionaries stand in the order that people gave them.
  const figuresIn = (row: readonly string[] = []) => [row[2], row[3], row[13], ...row.slice(14, 17)]
  const sea = rows.findIndex((row) => row[0] === '海运')
  expect(rows.slice(sea, sea + 3).map((row) => [row[1], ...figuresIn(row)])).toEqual([
    ['销售', '', '25.00', '', '25.00', '1', '25.00'],
    ['海运采购', '100.00', '50.00', '', '150.00', '2', '75.00'],
    ['小计', '100.00', '75.00', '', '175.00', '3', '58.33'],
  ])
  expect(subtotals).toContain(sea + 2)
  // Those without a segment stand last, and are called so; a group of one row has no subtotal.
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['（未填）', '陆运采购'])
  expect(figuresIn(sums)).toEqual(['100.00', '75.00', '10.00', '185.00', '5', '37.00'])
})

test('who sees one unit gets the sums of one unit, and a filter that is left open asks nothing', async () => {
  const { figures: all } = await figuresFor('findir', groupContract)
  const { figures: own } = await figuresFor('seafin', groupContract)
  expect([all.totals['contracts'], own.totals['contracts']]).toEqual(['5', '3'])
  const { figures: one } = await figuresFor('findir', groupContract, { ...asked, unitId: world.place('BLLY') })
  expect(one.totals).toMatchObject({ contracts: '2', amount: '10.00' })
  const { figures: none } = await figuresFor('findir', groupContract, { year: '2020' })
  expect([none.rows, none.totals['contracts']]).toEqual([[], '0'])
})

test.each([segmentContractSummary, groupContract])(
  'every figure of $name leads to records that add up to it',
  async (report) => {
    const { ctx, figures } = await figuresFor('findir', report)
    const [drill] = figures.drills
    expect(drill?.page).toBe('/contractLedger')
    let followed = 0
    for (const [line, row] of [...figures.rows.entries(), ['total', figures.totals] as const])
      for (const [column, figure] of Object.entries(row)) {
        const asks = drill === undefined ? null : conditionsOf(drill, line, column)
        if (asks === null || figure === null) continue
        const found = await totals(ctx, contract, { list: 'main', parameters: asks })
        const expected = column.startsWith('contracts') ? String(found.count) : found.totals['totalAmountCny']?.[0]?.sum
        expect([line, column, figure]).toEqual([line, column, expected])
        followed += 1
      }
    expect(followed).toBeGreaterThan(20)
  },
)

test('the same days of the year before stand beside the totals, and growth in percent of them', async () => {
  const { ctx, figures } = await figuresFor('findir')
  const { columns, rows, totals: sums } = resultOf(ctx, segmentContractSummary, asked, figures)
  expect(columns.slice(17).map(({ group, label }) => [group, label])).toEqual([
    ['上年同期', '合同额(元)'],
    ['上年同期', '合同额(元) 同比 %'],
    ['上年同期', '份数'],
    ['上年同期', '份数 同比 %'],
  ])
  const sea = rows.findIndex((row) => row[0] === '海运')
  // What is signed after the day of today a year ago waits for its turn.
  expect(rows.slice(sea, sea + 3).map((row) => row.slice(17))).toEqual([
    ['', '', '', ''],
    ['120.00', '25.0', '1', '100.0'],
    ['120.00', '45.8', '1', '200.0'],
  ])
  expect(sums.slice(17)).toEqual(['128.00', '44.5', '2', '150.0'])
  expect(
    rows.filter((row) => row[14] === '' && row[17] === '8.00'),
    'what there is no more has its row',
  ).toHaveLength(1)
})

test('where the year before has nothing, nothing stands beside the totals', async () => {
  const { figures } = await figuresFor('findir', segmentContractSummary, { year: '2025' })
  expect(figures.columns.at(-1)?.name).toBe('average')
  expect(Object.keys(figures.totals)).not.toContain('amount lastYear')
})

test.each([
  ['a year that is over', { from: '2025-01-01', to: '2025-12-31' }, { from: '2024-01-01', to: '2024-12-31' }],
  ['a year that goes on', { from: '2028-01-01', to: '2028-12-31' }, { from: '2027-01-01', to: '2027-02-28' }],
  ['days to come', { from: '2028-03-01', to: '2028-03-31' }, { from: '2027-03-01', to: '2027-03-31' }],
])('%s is compared with the same days', (_, from, to) => {
  expect(lastYear({ signDate: from, unitId: 'x' }, '2028-02-29')).toEqual({ signDate: to, unitId: 'x' })
})

test('records of one day and kind are counted and added up one by one', async () => {
  for (const [at, amount] of [30, 12, 5].entries()) await signed(`D${at}`, '2019-04-08', amount)
  await signed('D3', '2019-04-09', 1)
  for (const report of [segmentContractSummary, groupContract]) {
    const { figures } = await figuresFor('findir', report, { year: '2019' })
    expect(figures.totals).toMatchObject({ contracts: '4', amount: '48.00' })
    expect(Object.values(figures.rows[0] ?? {})).toContain('48.00')
  }
})

test('what its reader may not read is neither added up nor grouped by', async () => {
  const { ctx } = await figuresFor('findir')
  const secret: GroupedReport = { ...segmentContractSummary, rows: ['noSuchColumn'] }
  await expect(queryGroupedReport(ctx, secret, asked)).rejects.toMatchObject({ code: 'request.unknown-group' })
  const sums = { ...segmentContractSummary, measures: { amount: { sum: 'noSuchColumn' } } }
  await expect(queryGroupedReport(ctx, sums, asked)).rejects.toMatchObject({ code: 'permission.missing' })
})

test('a span with more columns than a page holds is refused', async () => {
  const { ctx } = await figuresFor('findir')
  const daily = { ...segmentContractSummary, across: 'signDate:day' }
  await expect(queryGroupedReport(ctx, daily, asked)).rejects.toMatchObject({ code: 'report.too-wide' })
})

/** What the list is asked for one figure; null where it leads nowhere. */
function conditionsOf({ always, rows, columns }: ReportDrill, line: number | 'total', column: string) {
  const own = columns[column]
  return own === undefined ? null : { ...always, ...(line === 'total' ? {} : rows[line]), ...own }
}
