import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { ReportFigures } from '../../core/api-types/report-result.ts'
import type { GroupedReport } from '../../core/description/report.ts'
import { compare } from '../../core/values/decimal.ts'
import { queryGroupedReport } from '../../server/exchange/report/query-grouped-report.ts'
import { resultOf } from '../../server/exchange/report/report-result.ts'
import { create } from '../../server/module-api.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { profitLine } from './profit-line.ts'
import { profitLand, profitSea, segmentProfit } from './profit-reports.ts'

const asked = { year: '2026' }
let world: GroupWorld

const lines = [
  // T-PROF-01: one deal of 49 333.333 t.
  ['sea', '2026-10-08', 'rev', '29426678.27'],
  ['sea', '2026-10-08', 'cogs', '-26482133.15'],
  ['sea', '2026-10-12', 'frt', '-912666.66'],
  ['sea', '2026-10-12', 'port', '-592000'],
  ['sea', '2026-10-12', 'ins', '-21000'],
  ['sea', '2026-10-13', 'agt', '-45000'],
  ['sea', '2026-11-02', 'fund', '-50000'],
  ['sea', '2026-11-02', 'stamp', '-8828'],
  ['sea', '2026-11-02', 'sur', '-68400'],
  // Worked by hand: margins of 20 and 5 in the months, 17 in the year and not 12.5.
  ['land', '2026-03-05', 'rev', '8000000'],
  ['land', '2026-03-31', 'cogs', '-6400000'],
  ['land', '2026-10-01', 'rev', '2000000'],
  ['land', '2026-10-31', 'cogs', '-1900000'],
  ['land', '2026-10-31', 'frt', '-200000'],
  ['land', '2025-03-05', 'rev', '5000000'],
  ['land', '2025-03-05', 'cogs', '-4500000'],
  ['land', '2025-12-05', 'rev', '999'],
  // Of another year, and of no segment.
  ['sea', '2024-10-08', 'rev', '7'],
  [null, '2026-10-08', 'other', '-3'],
] as const

beforeAll(async () => {
  world = await groupWorld()
  const system = (await world.ctx('findir')).withoutScope('test')
  for (const [at, [bizSegment, day, item, amount]] of lines.entries())
    await create(system, profitLine, {
      bizSegment,
      day,
      item,
      amount,
      unitId: world.place('BLHY'),
      sourceNo: `S-${at}`,
      sourceId: String(at),
      lineNo: '1',
    })
})

async function read(report: GroupedReport, filters: object = asked, who = 'findir') {
  const ctx = await world.ctx(who)
  const figures = await queryGroupedReport(ctx, report, { ...filters })
  return { ctx, figures, sheet: resultOf(ctx, report, { ...filters }, figures) }
}

/** What stands in some columns of each row, by the name of the row. */
function cells({ columns, rows }: ReportFigures, ...wanted: readonly string[]) {
  const places = wanted.map((one) => columns.findIndex(({ name, group }) => name === one || group === one))
  return rows.map((row) => [row[0], ...places.map((place) => row[place])])
}

test('T-PROF-01 what was sold leads over gross profit to the profit, with both in percent of it', async () => {
  const { sheet } = await read(profitSea)
  expect(cells(sheet, 'amount')).toEqual([
    ['收入', '29,426,678.27'],
    ['成本', '-26,482,133.15'],
    ['毛利', '2,944,545.12'],
    ['毛利率(%)', '10.01'],
    ['运费', '-912,666.66'],
    ['港杂', '-592,000.00'],
    ['保险', '-21,000.00'],
    ['代理', '-45,000.00'],
    ['直接费用小计', '-1,570,666.66'],
    ['资金成本', '-50,000.00'],
    ['税金附加', '-68,400.00'],
    ['印花税', '-8,828.00'],
    ['间接费用小计', '-127,228.00'],
    ['营业利润', '1,246,650.46'],
    ['营业利润率(%)', '4.24'],
  ])
  expect(sheet.subtotals.map((line) => sheet.rows[line]?.[0])).toContain('营业利润')
  expect(sheet.totals, 'the profit is a row of the statement').toEqual([])
})

test('a margin of the year is its sums divided, and stands beside that of the same days of the year before', async () => {
  const { sheet } = await read(profitLand)
  expect(cells(sheet, '2026-03', '2026-04', '2026-10', 'amount', 'amount lastYear', 'amount growth')).toEqual([
    ['收入', '8,000,000.00', '', '2,000,000.00', '10,000,000.00', '5,000,000.00', '100.0'],
    ['成本', '-6,400,000.00', '', '-1,900,000.00', '-8,300,000.00', '-4,500,000.00', '-84.4'],
    ['毛利', '1,600,000.00', '', '100,000.00', '1,700,000.00', '500,000.00', '240.0'],
    ['毛利率(%)', '20.00', '', '5.00', '17.00', '10.00', ''],
    ['运费', '', '', '-200,000.00', '-200,000.00', '', ''],
    ['直接费用小计', '', '', '-200,000.00', '-200,000.00', '', ''],
    ['间接费用小计', '', '', '', '', '', ''],
    ['营业利润', '1,600,000.00', '', '-100,000.00', '1,500,000.00', '500,000.00', '200.0'],
    ['营业利润率(%)', '20.00', '', '-5.00', '15.00', '10.00', ''],
  ])
  expect(
    sheet.columns.filter(({ group }) => group?.startsWith('2026-')),
    'months without anything too',
  ).toHaveLength(12)
})

test('a chart steps from what was sold to the profit in the order of the statement', async () => {
  const { sheet } = await read(profitLand)
  const [steps, months] = sheet.charts
  expect([steps?.kind, steps?.categories, steps?.series[0]?.values]).toEqual([
    'waterfall',
    ['收入', '成本', '运费', '合计'],
    ['10000000.00', '-8300000.00', '-200000.00', '1500000'],
  ])
  expect([months?.kind, months?.series[0]?.values[2]]).toEqual(['column', '1600000.00'])
})

test.each([profitSea, profitLand, segmentProfit])(
  'every figure of $name leads to the lines that it sums',
  async (report) => {
    const { ctx, figures, sheet } = await read(report)
    const [drill] = figures.drills
    expect(drill?.page).toBe('/profitLedger')
    let followed = 0
    for (const [at, row] of figures.rows.entries())
      for (const [column, asks] of Object.entries(drill?.columns ?? {})) {
        const [ofRow, figure] = [drill?.rows[at] ?? null, row[column] ?? null]
        expect(ofRow === null, 'a percentage leads nowhere').toBe(sheet.rows[at]?.[0]?.includes('%'))
        if (ofRow === null || figure === null) continue
        const parameters = { ...drill?.always, ...ofRow, ...asks }
        const { totals: sums } = await totals(ctx, profitLine, { list: 'main', parameters })
        const sum = sums['amount']?.[0]?.sum ?? ''
        expect([sheet.rows[at]?.[0], column, compare(sum, String(figure))]).toEqual([sheet.rows[at]?.[0], column, 0])
        followed += 1
      }
    expect(followed).toBeGreaterThan(15)
  },
)

test('the segment is asked for or left open, and a company reads its own lines alone', async () => {
  const profit = async (filters: object, who?: string) =>
    cells((await read(segmentProfit, filters, who)).sheet, 'amount').find(([name]) => name === '营业利润')?.[1]
  expect(await profit({ ...asked, bizSegment: 'land' })).toBe('1,500,000.00')
  expect(await profit(asked)).toBe('2,746,647.46')
  expect(await profit(asked, 'seafin')).toBe('2,746,647.46')
  expect(await profit(asked, 'landsales')).toBeUndefined()
})
