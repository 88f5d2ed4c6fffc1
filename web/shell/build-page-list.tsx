import type { ComponentType } from 'react'
import type { Words } from '../../core/values/language.ts'
import { loadChartsAhead } from '../../ui/chart/load-charts.ts'
import { queryClient } from '../platform/http/query-client.ts'
import type { PageEntry, ScreenLoader } from '../platform/page/page-entry.ts'
import { homePath } from '../platform/page/page-navigation.ts'
import { currentLang } from '../platform/session/language.ts'
import { loadSession } from '../platform/session/session.ts'
import { shellWords } from '../platform/words/shell.ts'
import { dashboardQuery } from './dashboard/dashboard-query.ts'
import type { DeclaredPage } from './declared-page.ts'
import { loadKitWords } from './kit-words.ts'
import type { ModuleWeb } from './module-web.ts'

/** All pages of the product: those of the shell itself, then those that modules declare. */
export function pagesOf(declared: readonly DeclaredPage[], webs: readonly ModuleWeb[]): readonly PageEntry[] {
  return [...own, ...declared.flatMap((page) => entryOf(page, webs) ?? [])]
}

/** A screen with everything inputs and lists ask of their surroundings; the UI kit comes with the first such screen. */
export function dressed(load: ScreenLoader): ScreenLoader {
  return async () => {
    const [{ default: Screen }, { DataProviders }, { KitProvider }] = await Promise.all([
      load(),
      import('../platform/data/lookup-providers.tsx'),
      import('./kit-provider.tsx'),
      // Come later, they would have the whole page drawn once more; without them it works in their English.
      loadKitWords(currentLang()).catch(() => null),
    ])
    return {
      default: () => (
        <KitProvider>
          <DataProviders>
            <Screen />
          </DataProviders>
        </KitProvider>
      ),
    }
  }
}

const own: readonly PageEntry[] = [
  { path: homePath, label: shellWords.home, kept: true, params: {}, load: () => import('./home-page/home-page.tsx') },
  {
    path: '/doc',
    label: shellWords.document,
    kept: true,
    params: {},
    load: dressed(() => import('./record-tab-page.tsx')),
  },
]

function entryOf(page: DeclaredPage, webs: readonly ModuleWeb[]): PageEntry | null {
  const load = loaderOf(page, webs)
  if (!load) return null
  return {
    path: page.path,
    label: page.label,
    needs: page.needs,
    kept: page.kept,
    params: page.params ?? {},
    load: dressed(load),
  }
}

function loaderOf(page: DeclaredPage, webs: readonly ModuleWeb[]): ScreenLoader | undefined {
  if (page.screen !== undefined) return webs.find((web) => web.module === page.module)?.screens[page.screen]
  if (page.dashboard !== undefined) return dashboardLoader(page.dashboard, page)
  if (page.matching !== undefined) return matchingLoader(page.matching, page.label)
  if (page.series !== undefined) return seriesLoader(page.series, page.label)
  if (page.run !== undefined) return runLoader(page.run, page.label)
  if (page.diagram !== undefined) return diagramLoader(page.diagram, page.label)
  return page.report === undefined ? listLoader(page.list ?? '') : reportLoader(page.report, page.label)
}

/** `risk.riskCenter`: a dashboard that fills its page. */
function dashboardLoader(qualified: string, { path, label, needs }: DeclaredPage): ScreenLoader {
  const [module = '', name = ''] = qualified.split('.')
  return async () => {
    const asked = askDashboardAhead(module, name, needs)
    const { DashboardPage, askCellsAhead } = await import('./dashboard/dashboard-page.tsx')
    // The address says what is asked of its cells only where the document began with this page.
    if (location.pathname === path) void asked.then((may) => (may ? askCellsAhead(module, name) : undefined))
    const Screen: ComponentType = () => <DashboardPage module={module} name={name} label={label} />
    return { default: Screen }
  }
}

/**
 * Asks what stands on a dashboard while its page's own code is on its way, if it may be read; a failure is told by the
 * page.
 */
async function askDashboardAhead(module: string, name: string, needs: string | undefined): Promise<boolean> {
  const session = await loadSession().catch(() => null)
  const may = session !== null && (needs === undefined || session.permissions.has(needs))
  if (!may) return false
  void queryClient.prefetchQuery(dashboardQuery(module, name, currentLang()))
  // A browser asks for six things at once: what draws the charts comes behind what the page itself is made of.
  loadChartsAhead()
  return true
}

/** `energy.meterReading`: the curves of a series. */
function seriesLoader(qualified: string, label: Words): ScreenLoader {
  const [module = '', name = ''] = qualified.split('.')
  return async () => {
    const { SeriesPage } = await import('./time-series/series-page.tsx')
    const Screen: ComponentType = () => <SeriesPage module={module} name={name} label={label} />
    return { default: Screen }
  }
}

/** `assets.depreciationRun`: the page of a run. */
function runLoader(qualified: string, label: Words): ScreenLoader {
  const [module = '', name = ''] = qualified.split('.')
  return async () => {
    const { RunPage } = await import('./batch-run/run-page.tsx')
    const Screen: ComponentType = () => <RunPage module={module} name={name} label={label} />
    return { default: Screen }
  }
}

/** `energy.pvLineDiagram`: a diagram that fills its page. */
function diagramLoader(qualified: string, label: Words): ScreenLoader {
  const [module = '', name = ''] = qualified.split('.')
  return async () => {
    const { DiagramPage } = await import('./diagram/diagram-page.tsx')
    const Screen: ComponentType = () => <DiagramPage module={module} name={name} label={label} />
    return { default: Screen }
  }
}

/** `finance.receiptClaim`: a matching board that fills its page. */
function matchingLoader(qualified: string, label: Words): ScreenLoader {
  const [module = '', name = ''] = qualified.split('.')
  return async () => {
    const { MatchingPage } = await import('./matching/matching-page.tsx')
    const Screen: ComponentType = () => <MatchingPage module={module} name={name} label={label} />
    return { default: Screen }
  }
}

/** `contracts.segmentContractSummary`: the page of a report. */
function reportLoader(qualified: string, label: Words): ScreenLoader {
  const [module = '', name = ''] = qualified.split('.')
  return async () => {
    const { ReportPage } = await import('../list/report/report-page.tsx')
    const Screen: ComponentType = () => <ReportPage module={module} name={name} label={label} />
    return { default: Screen }
  }
}

/** `finance.paymentPlan` or `finance.paymentPlan.open`: the standard list page of a document. */
export function listLoader(qualified: string): ScreenLoader {
  const [module = '', doc = '', list] = qualified.split('.')
  return async () => {
    const { default: ListPage } = await import('../list/list-page.tsx')
    const Screen: ComponentType = () => <ListPage module={module} doc={doc} list={list} />
    return { default: Screen }
  }
}
