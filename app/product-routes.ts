import { flowWords } from '../core/approval/words.ts'
import type { Module } from '../core/description/module.ts'
import { kindWords } from '../kinds/words.ts'
import { flowRoutes } from '../server/approval/routes.ts'
import { flowServerWords } from '../server/approval/words.ts'
import type { ServerModule } from '../server/define.ts'
import { exportRoutes } from '../server/exchange/export/export-routes.ts'
import { importRoutes } from '../server/exchange/import/import-routes.ts'
import { printRefusals } from '../server/exchange/print/words.ts'
import { type ReportQuery, reportRoutes } from '../server/exchange/report/report-routes.ts'
import { reportWords } from '../server/exchange/report/words.ts'
import { sheetWords } from '../server/exchange/words.ts'
import { formRoutes } from '../server/forms/routes.ts'
import { formWords } from '../server/forms/words.ts'
import { besideRoutes } from '../server/main/beside-routes.ts'
import { jobsOf } from '../server/main/jobs-of.ts'
import type { ServerParts } from '../server/main/server.ts'
import { alertRoutes } from '../server/messaging/alert/alert-routes.ts'
import type { Channel } from '../server/messaging/message/channel.ts'
import { messageRoutes } from '../server/messaging/message/message-routes.ts'
import type { Live } from '../server/messaging/notice/live/open-live.ts'
import { noticeRoutes } from '../server/messaging/notice/notice-routes.ts'
import { portalRoutes } from '../server/messaging/portal/portal-routes.ts'
import type { WidgetQuery } from '../server/messaging/portal/widget-query.ts'
import type { Config } from '../server/operate/config.ts'
import { licenceRoutes } from '../server/operate/licence/licence-routes.ts'
import type { Licences } from '../server/operate/licence/open-licences.ts'
import { licenceWords } from '../server/operate/licence/words.ts'
import { logRoutes } from '../server/operate/log/log-routes.ts'
import { watchWords } from '../server/operate/log/words.ts'
import { timerRoutes } from '../server/operate/timer/timer-routes.ts'
import { lookupRoutes } from '../server/organisation/external/lookup-routes.ts'
import { lookupWords } from '../server/organisation/external/words.ts'
import { onlineRoutes } from '../server/organisation/online/online-routes.ts'
import { settingRoutes } from '../server/organisation/settings/setting-routes.ts'
import { skinRoutes } from '../server/organisation/skin/skin-routes.ts'
import type { Routes } from '../server/platform/http/routes.ts'
import { commentWords } from '../server/records/comments/words.ts'
import { counterRoutes } from '../server/records/counter/counter-calls.ts'
import { describedRoutes } from '../server/records/described/routes.ts'
import { dictionaryGroupRoutes } from '../server/records/dictionary/group-routes.ts'
import { userEntryRoutes } from '../server/records/dictionary/user-entry-routes.ts'
import { fileRoutes } from '../server/records/files/file-routes.ts'
import type { Files } from '../server/records/files/files.ts'
import { resumableRoutes } from '../server/records/files/tus-routes.ts'
import { fileWords } from '../server/records/files/words.ts'
import { ledgerWords } from '../server/records/ledger/words.ts'
import { viewRoutes } from '../server/records/views/view-routes.ts'
import { viewWords } from '../server/records/views/words.ts'
import { storeWords } from '../server/records/words.ts'
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
