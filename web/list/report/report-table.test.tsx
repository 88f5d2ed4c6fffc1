import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReportColumn, ReportResult } from '../../../core/api-types/report-result.ts'
import { show, signedIn } from '../../testing/index.ts'
import { ReportTable } from './report-table.tsx'

const empty: ReportResult = {
  label: '利润',
  filters: [],
  columns: [],
  rows: [],
  subtotals: [],
  charts: [],
  totals: [],
  at: 0,
  drills: [],
}
const amount = (group: string): ReportColumn => ({ name: `${group} amount`, label: '金额(元)', group, numeric: true })
const item: ReportColumn = { name: 'item', label: '利润项目', numeric: false }

/** The headings as they are read, row by row. */
async function headings(columns: readonly ReportColumn[]) {
  await signedIn()
  await show(<ReportTable sheet={{ ...empty, columns, rows: [columns.map(() => '1.00')] }} />)
  const rows = (await screen.findAllByRole('row')).filter((row) => row.querySelector('th') !== null)
  return rows.map((row) => [...row.querySelectorAll('th')].map(({ textContent }) => textContent))
}

test('the one measure of all months is said once above them', async () => {
  expect(await headings([item, amount('2026-01'), amount('2026-02')])).toEqual([['利润项目', '2026-01', '2026-02']])
  expect(screen.queryByRole('table', { name: '金额(元)' })).not.toBeNull()
})

test('where a group has more than that, only its columns have headings of their own', async () => {
  const count: ReportColumn = { name: 'count', label: '笔数', group: '合计', numeric: true }
  expect(await headings([item, amount('2026-01'), amount('2026-02'), amount('合计'), count])).toEqual([
    ['利润项目', '2026-01', '2026-02', '合计'],
    ['金额(元)', '笔数'],
  ])
})

test('two measures under every group are named under each', async () => {
  const count = (group: string): ReportColumn => ({ name: `${group} count`, label: '笔数', group, numeric: true })
  expect(await headings([item, amount('一月'), count('一月'), amount('二月'), count('二月')])).toEqual([
    ['利润项目', '一月', '二月'],
    ['金额(元)', '笔数', '金额(元)', '笔数'],
  ])
  expect(screen.getByRole('table').textContent).not.toMatch(/^金额/)
})
