import type { WidgetInfo } from '../../core/api-types/dashboard.ts'
import type { Conditions } from '../../core/api-types/report-result.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { compare } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { ownWidgets } from '../../server/messaging/portal/standard-widgets.ts'
import { modules } from '../modules.ts'
import { caller, type Caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'

/** Those who between them see every widget: of the group, of one company, of money alone, of plants, of accounts. */
const readers = ['findir', 'qiangm', 'seasales', 'cashier', 'stationop', 'admin', 'sec', 'audit']

const widgets = [...modules.flatMap(({ widgets: own = [] }) => own), ...ownWidgets]
const nameOf = ({ module, name }: { readonly module: string; readonly name: string }) => `${module}.${name}`

/**
 * What is worked out of several columns of the records behind it, or of each of them in our own money, so that no total
 * of their list comes to it: it leads to records all the same.
 */
const workedOut = ['risk.exposure', 'risk.largest', 'risk.occupied']

/** Widgets that would show nothing for a fault in the demonstration, were they not asked for by name. */
const surelyLeading = [
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
]

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

test('every widget is seen, and every figure in it that leads somewhere leads to records that come to it', async () => {
  test.setTimeout(600_000)
  const unseen = new Set(widgets.map(nameOf))
  const wrong: unknown[] = []
  const followed: Leading[] = []
  for (const reader of readers.map((code) => caller(code))) {
    const seen = await reader.get<readonly WidgetInfo[]>('/api/portal/widgets')
    for (const one of seen) unseen.delete(nameOf(one))
    for (const figure of await figuresIn(reader, seen)) {
      wrong.push(...(await differing(reader, figure)))
      followed.push(figure)
    }
  }
  expect(wrong).toEqual([])
  expect([...unseen], 'widgets that nobody of them sees').toEqual([])
  expect([...new Set(followed.map(({ widget }) => widget))]).toEqual(expect.arrayContaining(surelyLeading))
  expect(followed.length, 'figures that lead somewhere').toBeGreaterThan(150)
})

/** What leads somewhere, over all units and, of what may be cut to one, in the first of them. */
async function figuresIn(reader: Caller, seen: readonly WidgetInfo[]): Promise<readonly Leading[]> {
  const told = await Promise.all(
    seen.map(async (one) => {
      const { look } = one
      const calls = await Promise.all([...(await queriesOf(reader, one))].map((query) => dataOf(reader, one, query)))
      return calls.flatMap((data) => leadingIn(nameOf(one), look, data))
    }),
  )
  return told.flat()
}

function dataOf(reader: Caller, { module, name }: WidgetInfo, query: string): Promise<WidgetData[keyof WidgetData]> {
  return reader.get(`/api/portal/widget/${module}/${name}${query}`)
}

async function queriesOf(reader: Caller, info: WidgetInfo): Promise<readonly string[]> {
  const { takes = [] } = widgets.find((one) => nameOf(one) === nameOf(info)) ?? {}
  return takes.includes('unitId') ? ['', `?unitId=${await unitOf(reader)}`] : ['']
}

async function unitOf(reader: Caller): Promise<string> {
  const { content } = await reader.post<{ readonly content: readonly { readonly unitId: string }[] }>(
    '/api/contracts/contract/page',
    { parameters: {} },
  )
  return content[0]?.unitId ?? ''
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
  if (module === undefined) return (await opens(reader, figure.href)) ? [] : [figure]
  const { count, totals } = await reader.post<ListTotals>(`/api/${module}/${name}/totals`, {
    list,
    parameters: askedIn(figure.href),
  })
  if (workedOut.includes(figure.widget)) return count > 0 ? [] : [{ ...figure, count }]
  const comesTo = [String(count), ...Object.values(totals).flatMap((sums) => sums.map(({ sum }) => sum))]
  return comesTo.some((one) => compare(one, figure.value) === 0) ? [] : [{ ...figure, count, totals }]
}

/** A record that the reader may open, or a page that is there. */
async function opens(reader: Caller, href: string): Promise<boolean> {
  const path = href.split('?')[0] ?? ''
  const [, kind, module, name, id] = path.split('/')
  if (kind !== 'doc') return modules.some(({ pages }) => pages.some((page) => page.path === path))
  const found = await reader.get<Readonly<Record<string, Json>>>(`/api/${module}/${name}/${id}`)
  return JSON.stringify(found).includes(`"${id}"`)
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
