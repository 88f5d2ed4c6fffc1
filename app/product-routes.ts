import { flowWords } from '../core/flow/words.ts'
import type { Module } from '../core/module.ts'
import { kindWords } from '../kinds/words.ts'
import { alertRoutes } from '../server/alert/alert-routes.ts'
import { commentWords } from '../server/comments/words.ts'
import type { Config } from '../server/config.ts'
import { counterRoutes } from '../server/counter/counter-calls.ts'
import type { ServerModule } from '../server/define.ts'
import { besideRoutes } from '../server/described/beside-routes.ts'
import { describedRoutes } from '../server/described/routes.ts'
import { dictionaryGroupRoutes } from '../server/dictionary/group-routes.ts'
import { userEntryRoutes } from '../server/dictionary/user-entry-routes.ts'
import { lookupRoutes } from '../server/external/lookup-routes.ts'
import { lookupWords } from '../server/external/words.ts'
import { fileRoutes } from '../server/files/file-routes.ts'
import type { Files } from '../server/files/files.ts'
import { resumableRoutes } from '../server/files/tus-routes.ts'
import { fileWords } from '../server/files/words.ts'
import { flowRoutes } from '../server/flow/routes.ts'
import { flowServerWords } from '../server/flow/words.ts'
import { formRoutes } from '../server/form/routes.ts'
import { formWords } from '../server/form/words.ts'
import type { Routes } from '../server/http/routes.ts'
import type { ServerParts } from '../server/http/server.ts'
import { jobsOf } from '../server/jobs/jobs-of.ts'
import { ledgerWords } from '../server/ledger/words.ts'
import { licenceRoutes } from '../server/licence/licence-routes.ts'
import type { Licences } from '../server/licence/open-licences.ts'
import { licenceWords } from '../server/licence/words.ts'
import { logRoutes } from '../server/log/log-routes.ts'
import { watchWords } from '../server/log/words.ts'
import type { Channel } from '../server/message/channel.ts'
import { messageRoutes } from '../server/message/message-routes.ts'
import type { Live } from '../server/notice/live/open-live.ts'
import { noticeRoutes } from '../server/notice/notice-routes.ts'
import { onlineRoutes } from '../server/online/online-routes.ts'
import { portalRoutes } from '../server/portal/portal-routes.ts'
import type { WidgetQuery } from '../server/portal/widget-query.ts'
import { printRefusals } from '../server/print/words.ts'
import { type ReportQuery, reportRoutes } from '../server/report/report-routes.ts'
import { reportWords } from '../server/report/words.ts'
import { settingRoutes } from '../server/setting/setting-routes.ts'
import { exportRoutes } from '../server/sheet/export-routes.ts'
import { importRoutes } from '../server/sheet/import-routes.ts'
import { sheetWords } from '../server/sheet/words.ts'
import { skinRoutes } from '../server/skin/skin-routes.ts'
import { storeWords } from '../server/store/words.ts'
import { timerRoutes } from '../server/timer/timer-routes.ts'
import { viewRoutes } from '../server/views/view-routes.ts'
import { viewWords } from '../server/views/words.ts'
import { servers } from './servers.ts'

/** What the routes work on. */
interface RouteParts {
  readonly files: Files
  readonly live: Live
  readonly licences: Licences
  readonly channels: readonly Channel[]
  readonly hosts: readonly Pick<ServerModule, 'module' | 'jobs'>[]
  readonly companyLookup: Config['companyLookup']
}

/** The words of every refusal that a route of the product says. */
export function productWords(modules: readonly Module[]): NonNullable<ServerParts['words']> {
  return [
    kindWords,
    storeWords,
    viewWords,
    commentWords,
    printRefusals,
    fileWords,
    formWords,
    sheetWords,
    flowWords,
    flowServerWords,
    watchWords,
    ledgerWords,
    licenceWords,
    lookupWords,
    reportWords,
    ...modules.map(({ refusals }) => refusals),
  ]
}

/** Every route of the product beside those of the server itself. */
export function productRoutes({
  files,
  live,
  licences,
  channels,
  hosts,
  companyLookup,
}: RouteParts): readonly Routes[] {
  const jobs = jobsOf(hosts)
  return [
    describedRoutes,
    besideRoutes,
    viewRoutes,
    exportRoutes(files),
    importRoutes(files),
    flowRoutes,
    formRoutes,
    fileRoutes(files),
    resumableRoutes(files),
    noticeRoutes(live),
    counterRoutes,
    licenceRoutes(licences),
    lookupRoutes(companyLookup),
    portalRoutes(widgetQueries()),
    reportRoutes(reportQueries()),
    alertRoutes,
    dictionaryGroupRoutes,
    logRoutes(jobs),
    onlineRoutes,
    timerRoutes(jobs),
    settingRoutes,
    skinRoutes,
    userEntryRoutes,
    messageRoutes(channels),
    ...servers.flatMap(({ routes }) => routes ?? []),
  ]
}

function widgetQueries(): ReadonlyMap<string, WidgetQuery> {
  return new Map(
    servers.flatMap(({ module, widgets }) =>
      Object.entries(widgets).map(([name, query]) => [`${module}.${name}`, query] as const),
    ),
  )
}

function reportQueries(): ReadonlyMap<string, ReportQuery> {
  return new Map(
    servers.flatMap(({ module, reports }) =>
      Object.entries(reports).map(([name, query]) => [`${module}.${name}`, query] as const),
    ),
  )
}
