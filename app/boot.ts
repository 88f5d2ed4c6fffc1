import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { flowWords } from '../core/flow/words.ts'
import type { Module } from '../core/module.ts'
import { kindWords } from '../kinds/words.ts'
import { now } from '../server/clock.ts'
import type { Config } from '../server/config.ts'
import type { Ctx } from '../server/context.ts'
import { countAnew } from '../server/database/count-anew.ts'
import { migrate } from '../server/database/migrate.ts'
import { migrationFolders } from '../server/database/migration-files.ts'
import { openDatabase } from '../server/database/open-database.ts'
import { openPool, type Pool } from '../server/database/pool.ts'
import { inTransaction } from '../server/database/transaction.ts'
import { commentWords } from '../server/comments/words.ts'
import { besideRoutes } from '../server/described/beside-routes.ts'
import { describedRoutes } from '../server/described/routes.ts'
import { createFiles } from '../server/files/create-files.ts'
import { openStorage } from '../server/files/open-storage.ts'
import { fileJobs } from '../server/files/file-jobs.ts'
import { fileRoutes } from '../server/files/file-routes.ts'
import type { Files } from '../server/files/files.ts'
import { resumableRoutes } from '../server/files/tus-routes.ts'
import { fileWords } from '../server/files/words.ts'
import { hearForms } from '../server/form/hear-forms.ts'
import { living } from '../server/form/living.ts'
import { formRoutes } from '../server/form/routes.ts'
import { formWords } from '../server/form/words.ts'
import { lookupRoutes } from '../server/external/lookup-routes.ts'
import { lookupWords } from '../server/external/words.ts'
import { createApproval } from '../server/flow/approval.ts'
import { publishFlows } from '../server/flow/publish-flows.ts'
import { retellStates } from '../server/flow/retell.ts'
import { hasSpace } from '../server/files/free-space.ts'
import type { Readiness } from '../server/http/health.ts'
import { flowRoutes } from '../server/flow/routes.ts'
import { flowServerWords } from '../server/flow/words.ts'
import { licenceJobs } from '../server/licence/licence-jobs.ts'
import { licenceRoutes } from '../server/licence/licence-routes.ts'
import { openLicences } from '../server/licence/open-licences.ts'
import { licenceWords } from '../server/licence/words.ts'
import { ledgerWords } from '../server/ledger/words.ts'
import { dictionaryGroupRoutes } from '../server/dictionary/group-routes.ts'
import { logRoutes } from '../server/log/log-routes.ts'
import { watchWords } from '../server/log/words.ts'
import { onlineRoutes } from '../server/online/online-routes.ts'
import { openLog } from '../server/http/log.ts'
import { openMetrics } from '../server/http/metrics.ts'
import { createServer } from '../server/http/server.ts'
import { jobsOf } from '../server/jobs/jobs-of.ts'
import { openBackground } from '../server/jobs/open-background.ts'
import { openLive } from '../server/notice/live/open-live.ts'
import { counterRoutes } from '../server/counter/counter-calls.ts'
import { noticeRoutes } from '../server/notice/notice-routes.ts'
import { portalRoutes } from '../server/portal/portal-routes.ts'
import type { WidgetQuery } from '../server/portal/widget-query.ts'
import { printRefusals } from '../server/print/words.ts'
import { compose } from '../server/registry.ts'
import { type ReportQuery, reportRoutes } from '../server/report/report-routes.ts'
import { reportWords } from '../server/report/words.ts'
import type { Running } from '../server/running.ts'
import { skinRoutes } from '../server/skin/skin-routes.ts'
import { userEntryRoutes } from '../server/dictionary/user-entry-routes.ts'
import { settingRoutes } from '../server/setting/setting-routes.ts'
import { timerRoutes } from '../server/timer/timer-routes.ts'
import { syncDeclared } from '../server/seed/declared.ts'
import { exportRoutes } from '../server/sheet/export-routes.ts'
import { importRoutes } from '../server/sheet/import-routes.ts'
import { sheetJobs } from '../server/sheet/sheet-jobs.ts'
import { sheetWords } from '../server/sheet/words.ts'
import { storeWords } from '../server/store/words.ts'
import { viewRoutes } from '../server/views/view-routes.ts'
import { viewWords } from '../server/views/words.ts'
import type { Door } from '../server/session/outside/door.ts'
import { messengerDoor } from '../server/session/outside/messenger-door.ts'
import { oidcDoor } from '../server/session/outside/oidc.ts'
import { openMessengers } from '../server/messenger/open-messengers.ts'
import type { Messenger } from '../server/messenger/messenger.ts'
import { mailGateway } from '../server/message/mail-gateway.ts'
import { messageJobs } from '../server/message/message-jobs.ts'
import { messageRoutes } from '../server/message/message-routes.ts'
import { openChannels } from '../server/message/open-channels.ts'
import { settingsGateway } from '../server/message/settings-gateway.ts'
import { messageWriter } from '../server/message/write-messages.ts'
import { openSessions } from '../server/session/open-sessions.ts'
import { visibleOutbox } from '../server/session/sms-gateway.ts'
import { mlps3Settings } from '../server/session/settings.ts'
import { defaultSite } from '../server/session/site.ts'
import { freeYoungSpace } from '../server/young-space.ts'
import { demoSite, demoState, fillDemo } from './demo.ts'
import { makeFirstPeople } from './first-people.ts'
import { modulesOf } from './modules.ts'
import { servers } from './servers.ts'

/** A running product; `stop` lets requests end, then closes everything in order. */
export interface Booted {
  readonly address: string
  readonly demo: boolean
  /** Passwords for one sign-in, on the first start of an empty installation only. */
  readonly firstPasswords: readonly { readonly code: string; readonly password: string }[]
  readonly stop: () => Promise<void>
}

/** Brings the product up: database, migrations, declarations, demonstration, then the server itself; `more` modules join the product's own. */
export async function boot(config: Config, root: string, more: readonly Module[] = []): Promise<Booted> {
  const files = await filesOf(config)
  const database = await openDatabase(config)
  await migrate(database.address, migrationFolders(root))
  const pool = openPool(database.address, { max: config.databasePool })
  await countAnew(pool)
  const state = await demoState(pool)
  const modules = [...modulesOf(state === 'demo' || (state === 'empty' && config.demo !== 'off')), ...more]
  const log = openLog(config.logLevel)
  const composed = compose({ modules, servers, approval: createApproval(), files })
  await inTransaction(pool, (on) => syncDeclared(on, modules, composed.permissions))
  await publishFlows(pool, [...composed.documents.values()].map(({ doc }) => doc))
  const { running, forms } = living(composed, pool, (form, problem) => log.error({ form, problem }, 'a drawn form cannot run'))
  await forms.learn()
  await retellStates(pool, ({ problem, ...approval }) => log.error({ err: problem, ...approval }, 'an approval cannot be read and is set aside'))
  const { demo, firstPasswords } = await people(config, state, pool, running)

  const messengers = openMessengers(config.messengers)
  const [site, gateway, mail] = demo ? [demoSite, visibleOutbox, visibleOutbox] : [defaultSite, settingsGateway({ sql: pool, running }), mailGateway({ sql: pool, running })]
  const channels = openChannels(messengers, gateway)
  const sessions = await openSessions(pool, {
    gateway, mail, guarded: composed.guarded, secret: config.secret, ldap: config.ldap, doors: doorsOf(config, messengers), settings: config.passwordProfile === 'mlps3' ? mlps3Settings : {}, onError: (error) => log.warn({ err: error }, 'activity'),
  })
  await hearForms(sessions.listening, forms, (error) => log.warn({ err: error }, 'forms'))
  const licences = openLicences(pool, { demo })
  const letGo = servers.flatMap(({ start }) => start?.({ bankUrl: config.bankUrl ?? null, bankCallbackSecret: config.bankCallbackSecret ?? null, assistant: config.assistant ?? null }) ?? [])
  const onError = (error: unknown) => log.error({ err: error }, 'background')
  const live = await openLive({ sessions, running, onError })
  const hosts = [...servers, fileJobs(files, onError), sheetJobs(files), licenceJobs(licences), messageJobs({ channels, base: config.base ?? '', site })]
  const readiness = { accepting: false, hasSpace: () => hasSpace(config.dataDir, config.diskReserveMb) }
  const server = await createServer({
    pool, sessions, licences, running, readiness, log, webFolder: join(root, 'dist', 'web'), trustProxy: config.trustProxy, perMinute: config.ratePerMinute,
    site, https: config.base?.startsWith('https:') ?? false,
    words: [kindWords, storeWords, viewWords, commentWords, printRefusals, fileWords, formWords, sheetWords, flowWords, flowServerWords, watchWords, ledgerWords, licenceWords, lookupWords, reportWords, ...modules.map(({ refusals }) => refusals)],
    routes: [describedRoutes, besideRoutes, viewRoutes, exportRoutes(files), importRoutes(files), flowRoutes, formRoutes, fileRoutes(files), resumableRoutes(files), noticeRoutes(live), counterRoutes, licenceRoutes(licences), lookupRoutes(config.companyLookup), portalRoutes(widgetQueries()), reportRoutes(reportQueries()), dictionaryGroupRoutes, logRoutes, onlineRoutes, timerRoutes(jobsOf(hosts)), settingRoutes, skinRoutes, userEntryRoutes, messageRoutes(channels), ...servers.flatMap(({ routes }) => routes ?? [])],
  })
  const metrics = config.metricsPort === undefined ? null : await openMetrics(server, pool, config.metricsPort, config)
  const address = await server.listen({ port: config.port, host: config.host })
  const background = await openBackground({ address: database.address, pool, running, servers: hosts, writeMessages: messageWriter(channels, running), onError })
  readiness.accepting = true
  return { address, demo, firstPasswords, stop: () => stop(server, readiness, [() => background.close(), async () => metrics?.close(), async () => letGo.forEach((release) => release()), () => sessions.close(), () => pool.end(), () => database.stop()]) }
}

/** The provider of identities and the platforms people may sign in at. */
function doorsOf({ oidc, base = '' }: Config, messengers: readonly Messenger[]): readonly Door[] {
  return [...(oidc === undefined ? [] : [oidcDoor(oidc)]), ...messengers.map((messenger) => messengerDoor(messenger, base))]
}

async function filesOf({ dataDir, storage, uploadMaxMb: maxMb, diskReserveMb: reserveMb, quotaPersonMb: personMb, quotaUnitMb: unitMb }: Config): Promise<Files> {
  return createFiles({ folder: join(dataDir, 'files'), maxMb, reserveMb, personMb, unitMb, ...(storage === undefined ? {} : { storage: await openStorage(storage) }) })
}

async function people(config: Config, state: Awaited<ReturnType<typeof demoState>>, pool: Pool, running: Running<Ctx>): Promise<Pick<Booted, 'demo' | 'firstPasswords'>> {
  if (state === 'demo') return { demo: true, firstPasswords: [] }
  if (state === 'real') return { demo: false, firstPasswords: [] }
  if (config.demo === 'off') return { demo: false, firstPasswords: await makeFirstPeople(pool, running, now()) }
  // Not a start any more but hours of people's work.
  freeYoungSpace()
  await fillDemo(pool, running, servers, now())
  return { demo: true, firstPasswords: [] }
}

function widgetQueries(): ReadonlyMap<string, WidgetQuery> {
  return new Map(servers.flatMap(({ module, widgets }) => Object.entries(widgets).map(([name, query]) => [`${module}.${name}`, query] as const)))
}

function reportQueries(): ReadonlyMap<string, ReportQuery> {
  return new Map(servers.flatMap(({ module, reports }) => Object.entries(reports).map(([name, query]) => [`${module}.${name}`, query] as const)))
}

async function stop(server: FastifyInstance, readiness: Readiness, closers: readonly (() => Promise<unknown>)[]): Promise<void> {
  readiness.accepting = false
  await server.close()
  for (const close of closers) await close()
}
