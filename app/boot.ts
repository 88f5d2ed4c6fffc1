import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Module } from '../core/description/module.ts'
import { createApproval, publishFlows, rebuildProjections } from '../server/approval/index.ts'
import { openRuntimeRegistry, subscribeToForms } from '../server/forms/index.ts'
import {
  defaultSite,
  type IdentityProvider,
  type Messenger,
  messengerProvider,
  mlps3Settings,
  oidcDoor,
  openMessengers,
  openSessions,
  type Sessions,
  visibleOutbox,
} from '../server/identity/index.ts'
import { openBackground } from '../server/main/open-background.ts'
import { compose } from '../server/main/registry.ts'
import { createServer } from '../server/main/server.ts'
import { mailGateway, openChannels, openLive, settingsGateway, visibleChannels } from '../server/messaging/index.ts'
import { type Config, openLicences, openMetrics } from '../server/operate/index.ts'
import {
  inTransaction,
  migrate,
  migrationFolders,
  mlps3Overlay,
  now,
  type OpenDatabase,
  openDatabase,
  openLog,
  openPool,
  type Overlay,
  type Pool,
  type Readiness,
  releaseYoungGeneration,
  resetTransactionIds,
} from '../server/platform/index.ts'
import { createFiles, type Files, hasSpace, learnLimits, openStorage, syncDeclared } from '../server/records/index.ts'
import { type DemoFilling, demoSite, demoState, fillDemo } from './demo.ts'
import { makeFirstPeople } from './first-people.ts'
import { modulesOf } from './modules.ts'
import { productRoutes, productServices } from './product.ts'
import { servers } from './servers.ts'

/** A running product; `stop` lets requests end, then closes everything in order. */
export interface Booted {
  readonly address: string
  readonly demo: boolean
  /** Passwords for one sign-in, on the first start of an empty installation only. */
  readonly firstPasswords: readonly { readonly code: string; readonly password: string }[]
  readonly stop: () => Promise<void>
}

export interface BootOptions {
  /** Modules that join the product's own. */
  readonly more?: readonly Module[]
  /** The database that is coming up already. */
  readonly opening?: Promise<OpenDatabase>
}

/** Brings the product up: database, migrations, declarations, demonstration, then the server itself. */
export async function boot(
  config: Config,
  root: string,
  { more = [], opening = openDatabase(config) }: BootOptions = {},
): Promise<Booted> {
  const [database, files] = await beside(opening, filesOf(config))
  await migrate(database.address, migrationFolders(root))
  const pool = openPool(database.address, { max: config.databasePool })
  await resetTransactionIds(pool)
  const state = await demoState(pool)
  const modules = [...modulesOf(state === 'demo' || (state === 'empty' && config.demo !== 'off')), ...more]
  const log = openLog(config.logLevel)
  const overlay = overlayOf(config)
  const composed = compose({ modules, servers, approval: createApproval(), files, overlay })
  await inTransaction(pool, (on) => syncDeclared(on, modules, composed.permissions))
  await publishFlows(
    pool,
    [...composed.documents.values()].map(({ doc }) => doc),
  )
  const { running, forms } = openRuntimeRegistry(composed, pool, (form, problem) =>
    log.error({ form, problem }, 'a drawn form cannot run'),
  )
  await forms.learn()
  await rebuildProjections(pool, ({ problem, ...approval }) =>
    log.error({ err: problem, ...approval }, 'an approval cannot be read and is set aside'),
  )
  const { demo, firstPasswords } = await people(config, state, { pool, address: database.address, running })

  const messengers = openMessengers(config.messengers)
  const [site, gateway, mail] = demo
    ? [demoSite, visibleOutbox, visibleOutbox]
    : [defaultSite, settingsGateway({ sql: pool, running }), mailGateway({ sql: pool, running })]
  const open = openChannels(messengers, gateway)
  const channels = demo ? visibleChannels(open) : open
  const sessions = await openSessions(pool, {
    gateway,
    mail,
    guarded: composed.guarded,
    secret: config.secret,
    ldap: config.ldap,
    doors: doorsOf(config, messengers),
    settings: config.passwordProfile === 'mlps3' ? mlps3Settings : {},
    overlay,
    onError: (error) => log.warn({ err: error }, 'activity'),
  })
  await subscribeToForms(sessions.listening, forms, (error) => log.warn({ err: error }, 'forms'))
  await keepLimits(pool, overlay, files, sessions)
  const licences = openLicences(pool, { demo })
  const letGo = servers.flatMap(
    ({ start }) =>
      start?.({
        bankUrl: config.bankUrl ?? null,
        bankCallbackSecret: config.bankCallbackSecret ?? null,
        assistant: config.assistant ?? null,
      }) ?? [],
  )
  const onError = (error: unknown) => log.error({ err: error }, 'background')
  const live = await openLive({ sessions, running, onError })
  const services = productServices({
    files,
    sessions,
    live,
    licences,
    channels,
    site,
    base: config.base ?? '',
    onError,
    companyLookup: config.companyLookup,
  })
  const readiness = { accepting: false, hasSpace: () => hasSpace(config.dataDir, config.diskReserveMb) }
  const server = await createServer({
    pool,
    sessions,
    licences,
    running,
    readiness,
    log,
    webFolder: join(root, 'dist', 'web'),
    trustProxy: config.trustProxy,
    perMinute: config.ratePerMinute,
    site,
    https: config.base?.startsWith('https:') ?? false,
    words: modules.map(({ refusals }) => refusals),
    routes: productRoutes(services),
  })
  const metrics = config.metricsPort === undefined ? null : await openMetrics(server, pool, config.metricsPort, config)
  const address = await server.listen({ port: config.port, host: config.host })
  const background = await openBackground({ address: database.address, pool, running, services })
  readiness.accepting = true
  return {
    address,
    demo,
    firstPasswords,
    stop: () =>
      stop(server, readiness, [
        () => background.close(),
        async () => metrics?.close(),
        async () => letGo.forEach((release) => release()),
        () => sessions.close(),
        () => pool.end(),
        () => database.stop(),
      ]),
  }
}

/** The files that go with a database, which is stopped again where there are none. */
async function beside(opening: Promise<OpenDatabase>, files: Promise<Files>): Promise<[OpenDatabase, Files]> {
  const [database, found] = await Promise.allSettled([opening, files])
  if (database.status === 'rejected') throw database.reason
  if (found.status === 'fulfilled') return [database.value, found.value]
  await database.value.stop()
  throw found.reason
}

/** What the environment says of settings: bounds of uploads, and what a profile fixes. */
function overlayOf({ passwordProfile, uploadMaxMb, quotaPersonMb, quotaUnitMb }: Config): Overlay {
  const given = (key: string, mb: number | undefined) =>
    mb === undefined ? {} : { [key]: { initial: String(mb), min: '1', max: String(mb) } }
  return {
    ...(passwordProfile === 'mlps3' ? mlps3Overlay : {}),
    ...given('upload.maxMb', uploadMaxMb),
    ...given('upload.personMb', quotaPersonMb),
    ...given('upload.unitMb', quotaUnitMb),
  }
}

/** The file store takes what is set now, and whatever is set later. */
async function keepLimits(pool: Pool, overlay: Overlay, files: Files, { listening, onError }: Sessions): Promise<void> {
  const learn = () => learnLimits(pool, overlay, files)
  const relearn = () => void learn().catch(onError)
  await learn()
  listening.onSilence(relearn)
  await listening.hear('amur_cache', (name) => name === 'site' && relearn())
}

/** The provider of identities and the platforms people may sign in at. */
function doorsOf({ oidc, base = '' }: Config, messengers: readonly Messenger[]): readonly IdentityProvider[] {
  return [
    ...(oidc === undefined ? [] : [oidcDoor(oidc)]),
    ...messengers.map((messenger) => messengerProvider(messenger, base)),
  ]
}

async function filesOf({
  dataDir,
  storage,
  uploadMaxMb: maxMb,
  diskReserveMb: reserveMb,
  quotaPersonMb: personMb,
  quotaUnitMb: unitMb,
}: Config): Promise<Files> {
  return createFiles({
    folder: join(dataDir, 'files'),
    maxMb,
    reserveMb,
    personMb,
    unitMb,
    ...(storage === undefined ? {} : { storage: await openStorage(storage) }),
  })
}

async function people(
  config: Config,
  state: Awaited<ReturnType<typeof demoState>>,
  { pool, address, running }: Pick<DemoFilling, 'pool' | 'address' | 'running'>,
): Promise<Pick<Booted, 'demo' | 'firstPasswords'>> {
  if (state === 'demo') return { demo: true, firstPasswords: [] }
  if (state === 'real') return { demo: false, firstPasswords: [] }
  if (config.demo === 'off') return { demo: false, firstPasswords: await makeFirstPeople(pool, running, now()) }
  // Not a start any more but hours of people's work.
  releaseYoungGeneration()
  await fillDemo({ pool, address, running, servers, now: now() })
  return { demo: true, firstPasswords: [] }
}

async function stop(
  server: FastifyInstance,
  readiness: Readiness,
  closers: readonly (() => Promise<unknown>)[],
): Promise<void> {
  readiness.accepting = false
  await server.close()
  for (const close of closers) await close()
}
