import type { Page } from '@playwright/test'
import { menuPlan } from '../../base/menu-plan.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import { welcomeWords } from '../../web/platform/words/welcome.ts'
import { modules } from '../modules.ts'
import { caller } from './support/api-caller.ts'
import { refusals } from './support/browser-error-guard.ts'
import { expectClosed } from './support/expect-pages-forbidden.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { pathsOf } from './support/menu-paths.ts'
import { settled, walk } from './support/page-navigation.ts'

interface Office {
  readonly who: string
  readonly opens: readonly string[]
  /** Of the screens of the other offices, some that are not its business. */
  readonly closed: readonly string[]
}

/** Each screen from counterparty to stock, once, by an office that works in it. */
const offices: readonly Office[] = [
  {
    who: 'seabuy',
    opens: [
      '/tradeCounterparty',
      '/tradeCounterpartyAccess',
      '/tradeQualityStd',
      '/tradePlan',
      '/tradeSupplyDemand',
      '/priceIndex',
      '/priceForecast',
      '/portStock',
      '/contractLedger',
      '/contractPurchaseSea',
      '/contractFreight',
      '/contractService',
      '/contractTemplate',
      '/contractSeal',
      '/supplementaryAgreement',
      '/insurancePolicy',
      '/settlePurchase',
      '/overdueContract',
    ],
    closed: [],
  },
  { who: 'landsales', opens: ['/contractPurchaseLand'], closed: [] },
  { who: 'tjlog', opens: ['/logisticsRail'], closed: ['/priceForecast', '/supplementaryAgreement'] },
  { who: 'tjsales', opens: ['/contractExport', '/contractBarter', '/barterSettle', '/borderPass'], closed: [] },
  {
    who: 'seasales',
    opens: [
      '/contractSale',
      '/contractPerform',
      '/contractProjectSearch',
      '/segmentContractSummary',
      '/seaCoalOut',
      '/stockOut',
      '/stockBalance',
      '/overdueStock',
      '/cargoRelease',
      '/ctiSales',
    ],
    closed: [],
  },
  {
    who: 'domsales',
    opens: ['/contractDomestic', '/purchaseContract', '/testReport', '/ctiSpecificationsInfo'],
    closed: [],
  },
  { who: 'findir', opens: ['/tradeGoods', '/fxRate', '/bankInfo', '/contractData', '/stockReport'], closed: [] },
  {
    who: 'sealog',
    opens: [
      '/portInfo',
      '/logisticsBill',
      '/logisticsSea',
      '/customsDeclare',
      '/customsTax',
      '/importLicense',
      '/inspectReport',
      '/lossAnalysis',
    ],
    closed: [
      '/tradeCounterpartyAccess',
      '/tradeQualityStd',
      '/tradePlan',
      '/tradeSupplyDemand',
      '/priceIndex',
      '/priceForecast',
      '/fxRate',
      '/bankInfo',
      '/contractTemplate',
      '/contractSeal',
      '/supplementaryAgreement',
      '/stockBalance',
      '/stockLedger',
      '/stockReport',
      '/stockCheck',
      '/capacityWeight',
    ],
  },
  {
    who: 'seayard',
    opens: [
      '/logisticsTruck',
      '/weighTicket',
      '/stockIn',
      '/seaCoalIn',
      '/stockTransfer',
      '/stockCheck',
      '/stockLedger',
      '/stockBatch',
      '/stockBlend',
      '/stockYardMap',
      '/ctiPosition',
      '/capacityWeight',
    ],
    closed: ['/portStock', '/customsDeclare', '/customsTax', '/importLicense', '/insurancePolicy'],
  },
]

const pages = modules.flatMap((module) => module.pages)
const ofTrade = /^(?:trade|contracts|stock|domestic|international|shipping\.seaCoal)(?:\.|$)/
const ofOffices = offices.flatMap(({ opens }) => opens)

test('each screen that is asked for from counterparty to stock is the work of one office', () => {
  const built = new Set(
    modules.filter(({ name }) => name !== 'profit').flatMap(({ pages: own }) => own.map(({ path }) => path)),
  )
  const asked = menuPlan.pages.filter(({ folder, path }) => ofTrade.test(folder) && built.has(path))
  expect(ofOffices.toSorted()).toEqual([...new Set(asked.map(({ path }) => path))].toSorted())
})

// In Chinese: every page in each language and width is gone through by every-page.spec.ts.
for (const { who, opens, closed } of offices)
  test(`${who} finds records on each screen of the office at a desk and on a phone, and what is closed to it closed`, async ({
    seat,
    guard,
  }) => {
    test.setTimeout(300_000)
    if (closed.length > 0) guard.allow(refusals)
    const menu = await pathsOf(who)
    expect(opens.filter((path) => !menu.includes(path))).toEqual([])
    expect(closed.filter((path) => menu.includes(path))).toEqual([])
    const page = await seat(who)
    await expectClosed(page, closed)
    const visit = walk(page)
    for (const path of opens) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await visit(path)
      expect(new URL(page.url()).pathname, path).toBe(path)
      await expectAtWork(page, path)
      await page.setViewportSize({ width: 360, height: 780 })
      await settled(page)
      await expectAtWork(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} fits`).toBe(true)
    }
  })

test('whoever has nothing to do with trade is refused each of these screens and the records behind it', async ({
  seat,
  guard,
}) => {
  test.setTimeout(300_000)
  guard.allow(refusals)
  const menu = await pathsOf('hr')
  expect(ofOffices.filter((path) => menu.includes(path))).toEqual([])
  await expectClosed(await seat('hr'), ofOffices)
  const hr = caller('hr')
  for (const path of ofOffices) {
    const { document } = shownAt(path)
    if (document !== null)
      await expect(hr.post(`/api/${document}/page`, { page: 1, size: 10 }), path).rejects.toThrow(/403/)
  }
})

/** The document whose list a page shows, and the view that it opens in. */
function shownAt(path: string): { readonly document: string | null; readonly view: string | null } {
  const [module = '', name = '', list = 'main'] = pages.find((one) => one.path === path)?.list?.split('.') ?? []
  const documents: Readonly<Record<string, AnyDocument>> = modules.find((one) => one.name === module)?.documents ?? {}
  const of = documents[name]
  return of === undefined
    ? { document: null, view: null }
    : { document: `${module}/${name}`, view: of.lists[list]?.views?.opens ?? null }
}

/** The page stands, none of its parts has failed, and a list shows records: in rows, or drawn where it opens so. */
async function expectAtWork(page: Page, path: string): Promise<void> {
  const panel = page.locator('main [role=tabpanel]:visible')
  await expect(panel.locator('h1, button').first(), path).toBeVisible()
  await expect(panel.getByText(/^(403|404) · /), path).toHaveCount(0)
  await expect(panel.getByText(welcomeWords.failed.zh, { exact: true }), path).toHaveCount(0)
  const { document, view } = shownAt(path)
  if (view === 'curve' || view === 'map')
    await expect(panel.locator('canvas, svg[role=img]').first(), path).toBeVisible()
  else if (view === 'tree') await expect(panel.locator('[role=row][aria-level]').first(), path).toBeVisible()
  else if (document !== null) await expect(rows(page, /\d/).first(), path).toBeVisible()
}
