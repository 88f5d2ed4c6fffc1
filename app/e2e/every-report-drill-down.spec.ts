import type { Conditions, ReportDrill, ReportResult } from '../../core/api-types/report-result.ts'
import { isGrouped, type Report } from '../../core/description/report.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { compare } from '../../core/values/decimal.ts'
import { addMonths } from '../../core/values/month.ts'
import { modules } from '../modules.ts'
import { caller, type Caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'

const reports = modules.flatMap(({ reports: own = [] }) => own).filter((report) => isGrouped(report) || report.drill)

/** Those who between them may read every report. */
const readers = ['findir', 'stationop']

interface ListTotals {
  readonly count: number
  readonly totals: Readonly<Record<string, readonly { readonly sum: string }[]>>
}

interface Followed {
  readonly line: number | 'total'
  readonly column: string
  readonly page: string
  readonly asked: Conditions
  readonly figure: string
}

test('every figure of every report leads to records that come to it', async () => {
  test.setTimeout(600_000)
  const left = new Set(reports)
  let followed = 0
  const wrong: unknown[] = []
  for (const reader of readers.map((code) => caller(code))) {
    const readable = await reader.get<readonly { module: string; name: string }[]>('/api/report/list')
    for (const report of left) {
      if (!readable.some(({ module, name }) => module === report.module && name === report.name)) continue
      left.delete(report)
      const figures = await figuresOf(reader, report)
      expect(figures.length, `figures of ${report.name} that lead somewhere`).toBeGreaterThan(0)
      for (const some of tenByTen(figures))
        wrong.push(...(await Promise.all(some.map((one) => differing(reader, report, one)))).flat())
      followed += figures.length
    }
  }
  expect(wrong).toEqual([])
  expect(
    [...left].map(({ name }) => name),
    'reports that nobody of them reads',
  ).toEqual([])
  expect(followed, 'figures that lead somewhere').toBeGreaterThan(300)
})

/** The figures of a report that lead to a list, with what it is asked for each of them. */
async function figuresOf(reader: Caller, report: Report): Promise<readonly Followed[]> {
  const today = dayOfMs(Date.now())
  // A report of one day has no figures on a day on which nothing was booked, such as a Saturday.
  const days = 'day' in report.filters ? Array.from({ length: 10 }, (_, back) => addDays(today, -back)) : [today]
  for (const day of days) {
    const figures = await figuresOn(reader, report, day)
    if (figures.length > 0) return figures
  }
  return []
}

async function figuresOn(reader: Caller, report: Report, day: string): Promise<readonly Followed[]> {
  const filters = await filtersOf(reader, report, day)
  const result = await reader.post<ReportResult>(`/api/report/${report.module}/${report.name}/sheet`, filters)
  const lines: readonly (readonly [Followed['line'], readonly string[]])[] = [
    ...result.rows.entries(),
    ['total', result.totals],
  ]
  return lines.flatMap(([line, texts]) =>
    result.columns.flatMap(({ name }, at) => {
      const figure = texts[at] ?? ''
      const drill = result.drills.find(({ columns }) => columns[name] !== undefined)
      const asked = drill === undefined || figure === '' ? null : askedAt(drill, line, name)
      return drill === undefined || asked === null || sumOf(report, name) === undefined
        ? []
        : [{ line, column: name, page: drill.page, asked, figure: figure.replaceAll(/[,\s]/gu, '') }]
    }),
  )
}

function askedAt({ always, rows, columns }: ReportDrill, line: Followed['line'], column: string): Conditions | null {
  const ofRow = line === 'total' ? {} : rows[line]
  return ofRow === null ? null : { ...always, ...ofRow, ...columns[column] }
}

/** The column of the list whose total a figure is; null where it counts records, undefined for what is divided. */
function sumOf(report: Report, column: string): string | null | undefined {
  if (!isGrouped(report)) return report.drill?.[column]?.sum ?? null
  const measure = report.measures[column.split(' ')[0] ?? '']
  if (measure === undefined || 'ratio' in measure) return undefined
  return 'sum' in measure ? measure.sum : null
}

/** What a report is asked as its page opens on a day; spans begin with the year. */
/** What a report has to be asked for: a time, or a record of what it is about. */
async function filtersOf(reader: Caller, { filters }: Report, today: string): Promise<Conditions> {
  const year = today.slice(0, 4)
  const asked: [string, string][] = []
  for (const [name, field] of Object.entries(filters)) {
    if (field.required !== true) continue
    if (field.kind === 'reference' && 'to' in field) asked.push([name, await firstOf(reader, String(field.to))])
    else if (field.kind === 'year') asked.push([name, year])
    // What is done at the end of a month was done of the last one.
    else if (field.kind === 'yearMonth') asked.push([name, addMonths(today.slice(0, 7), -1)])
    else asked.push([name, name === 'from' ? `${year}-01-01` : today])
  }
  return Object.fromEntries(asked)
}

async function firstOf(reader: Caller, document: string): Promise<string> {
  const path = `/api/${document.replace('.', '/')}/page`
  const { content } = await reader.post<{ readonly content: readonly { readonly id: string }[] }>(path, {
    parameters: {},
  })
  return content[0]?.id ?? ''
}

/** A figure beside what the list that it leads to comes to, where the two differ. */
async function differing(reader: Caller, report: Report, figure: Followed): Promise<readonly unknown[]> {
  const [module, name, list = 'main'] = listOf(figure.page)
  const { count, totals } = await reader.post<ListTotals>(`/api/${module}/${name}/totals`, {
    list,
    parameters: figure.asked,
  })
  const column = sumOf(report, figure.column)
  const sums = typeof column === 'string' ? totals[column] : [{ sum: String(count) }]
  const isSame = sums?.length === 1 && compare(sums[0]?.sum ?? '', figure.figure) === 0
  return isSame ? [] : [{ report: report.name, ...figure, sums }]
}

function listOf(path: string): readonly string[] {
  const page = modules.flatMap(({ pages }) => pages).find((one) => one.path === path)
  if (page?.list === undefined) throw new Error(`${path} shows no list`)
  return page.list.split('.')
}

function tenByTen<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / 10) }, (_, at) => all.slice(at * 10, at * 10 + 10))
}
