import type { WidgetInfo } from '../../core/api-types/dashboard.ts'
import type { Conditions } from '../../core/api-types/report-result.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { compare } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { modules } from '../modules.ts'
import { caller, type Caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'

/** Those who see widgets with figures: of the group, of one company, of money alone. */
const readers = ['findir', 'qiangm', 'seasales', 'cashier']

/**
 * What is worked out of several columns of the records behind it, or of each of them in our own money, so that no total
 * of their list comes to it: it leads to records all the same.
 */
const workedOut = ['risk.exposure', 'risk.largest', 'risk.occupied']

interface ListTotals {
  readonly count: number
  readonly totals: Readonly<Record<string, readonly { readonly sum: string }[]>>
}

/** A figure that leads somewhere, and what its list may come to. */
interface Leading {
  readonly widget: string
  readonly label: string
  readonly value: string
  readonly href: string
}

test('every figure of every widget that leads to a list leads to records that come to it', async () => {
  test.setTimeout(600_000)
  const followed: Leading[] = []
  const wrong: unknown[] = []
  for (const reader of readers.map((code) => caller(code))) {
    for (const figure of await figuresSeen(reader)) {
      if (listOf(figure.href) === undefined) continue
      followed.push(figure)
      wrong.push(...(await differing(reader, figure)))
    }
  }
  expect(wrong).toEqual([])
  expect([...new Set(followed.map(({ widget }) => widget))].toSorted()).toEqual([
    'consolidation.companyRanking',
    'consolidation.keyFigures',
    'finance.balances',
    'finance.calendar',
    'risk.exposure',
    'risk.largest',
    'risk.lights',
    'risk.occupied',
    'risk.overdueAges',
    'trade.borderNow',
  ])
  expect(followed.length, 'figures that lead somewhere').toBeGreaterThan(150)
})

async function figuresSeen(reader: Caller): Promise<readonly Leading[]> {
  const widgets = await reader.get<readonly WidgetInfo[]>('/api/portal/widgets')
  const all = await Promise.all(
    widgets.map(async ({ module, name, look }) =>
      leadingIn(`${module}.${name}`, look, await reader.get(`/api/portal/widget/${module}/${name}`)),
    ),
  )
  return all.flat()
}

function leadingIn<L extends keyof WidgetData>(
  widget: string,
  look: L,
  data: WidgetData[keyof WidgetData],
): readonly Leading[] {
  const given = { [look]: data } as { readonly [K in keyof WidgetData]?: WidgetData[K] } // the look says what the data is
  const { figure, figures = [], list, chart, calendar } = given
  const leading = [
    ...[...(figure === undefined ? [] : [figure]), ...figures].map(({ label = '', value, href }) => ({
      label,
      value,
      href,
    })),
    ...(list?.lines ?? []).map(({ title, amount, href }) => ({ label: title, value: amount, href })),
    ...(chart?.series ?? []).flatMap(({ label, values, hrefs = [] }) =>
      values.map((value, at) => ({ label: `${label} ${at}`, value, href: hrefs[at] })),
    ),
    ...(calendar?.days ?? []).flatMap(({ day, count, amount, href }) => [
      { label: `${day} count`, value: String(count), href },
      { label: `${day} amount`, value: amount, href },
    ]),
  ]
  return leading.flatMap(({ label, value, href }) =>
    value == null || href == null ? [] : [{ widget, label, value, href }],
  )
}

/** A figure beside what the list that it leads to comes to, where no count and no total is the same. */
async function differing(reader: Caller, figure: Leading): Promise<readonly unknown[]> {
  const [module, name, list = 'main'] = listOf(figure.href) ?? []
  const { count, totals } = await reader.post<ListTotals>(`/api/${module}/${name}/totals`, {
    list,
    parameters: askedIn(figure.href),
  })
  if (workedOut.includes(figure.widget)) return count > 0 ? [] : [{ ...figure, count }]
  const comesTo = [String(count), ...Object.values(totals).flatMap((sums) => sums.map(({ sum }) => sum))]
  return comesTo.some((one) => compare(one, figure.value) === 0) ? [] : [{ ...figure, count, totals }]
}

function listOf(href: string): readonly string[] | undefined {
  const path = href.split('?')[0]
  return modules
    .flatMap(({ pages }) => pages)
    .find((page) => page.path === path)
    ?.list?.split('.')
}

/** Conditions as an address tells them. */
function askedIn(href: string): Conditions {
  const query = new URLSearchParams(href.split('?')[1] ?? '')
  return Object.fromEntries(
    [...query].map(([name, text]) => [name, /^[[{"]/.test(text) ? (JSON.parse(text) as Json) : text]),
  ) // what `written` has written
}
