import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { subscribeToForms } from '../server/forms/index.ts'
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
import { openBackground } from '../server/main/open-background-jobs.ts'
import { createServer } from '../server/main/server.ts'
import { mailGateway, openChannels, openLive, settingsGateway, visibleChannels } from '../server/messaging/index.ts'
import { type Config, openLicences, openMetrics } from '../server/operate/index.ts'
import type { Overlay, Pool, Readiness } from '../server/platform/index.ts'
import { type Files, hasSpace, learnLimits } from '../server/records/index.ts'
import { demoSite } from './fill-demo.ts'
import { servers } from './module-servers.ts'
import { type PrepareOptions, prepareDatabase } from './prepare-database.ts'
import { productRoutes, productServices } from './product-services.ts'

/** A running product; `stop` lets requests end, then closes everything in order. */
export interface Booted {
  readonly address: string
  readonly demo: boolean
  /** Passwords for one sign-in, on the first start of an empty installation only. */
  readonly firstPasswords: readonly { readonly code: string; readonly password: string }[]
  readonly stop: () => Promise<void>
}

/** Brings the product up: database, migrations, declarations, demonstration, then the server itself. */
export async function boot(config: Config, root: string, options: PrepareOptions = {}): Promise<Booted> {
  const { database, files, pool, modules, log, overlay, composed, running, forms, demo, firstPasswords } =
    await prepareDatabase(config, root, options)
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

async function stop(
  server: FastifyInstance,
  readiness: Readiness,
  closers: readonly (() => Promise<unknown>)[],
): Promise<void> {
  readiness.accepting = false
  await server.close()
  for (const close of closers) await close()
}
