import { join } from 'node:path'
import type { Module } from '../core/description/module.ts'
import { createApproval, publishFlows, rebuildProjections } from '../server/approval/index.ts'
import { openRuntimeRegistry } from '../server/forms/index.ts'
import { compose } from '../server/main/compose-modules.ts'
import type { ServerModule } from '../server/module-api.ts'
import { type Config } from '../server/operate/index.ts'
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
  releaseYoungGeneration,
  resetTransactionIds,
} from '../server/platform/index.ts'
import { CannotStart } from '../server/platform/process/cannot-start.ts'
import { createFiles, type Files, openStorage, syncDeclared } from '../server/records/index.ts'
import { buildStamp } from './build-stamp.ts'
import { restorePreparedDemo } from './demo-snapshot.ts'
import { type DemoFilling, demoState, fillDemo } from './fill-demo.ts'
import { makeFirstPeople } from './initial-administrators.ts'
import { servers } from './module-servers.ts'
import { modulesOf } from './modules.ts'

interface People {
  /** Whether this installation is a demonstration. */
  readonly demo: boolean
  /** Passwords for one sign-in, on the first start of an empty installation only. */
  readonly firstPasswords: readonly { readonly code: string; readonly password: string }[]
}

export interface PrepareOptions {
  /** Modules that join the product's own. */
  readonly more?: readonly Module[]
  /** The database that is coming up already. */
  readonly opening?: Promise<OpenDatabase>
  /** A whole year of trade comes into the demonstration, which is made anew for it. */
  readonly year?: ServerModule
}

/**
 * Opens the database and the file store and puts there what a server needs before it serves anybody: tables,
 * declarations, flows, and in an empty database the demonstration or the first people. CannotStart says why not.
 */
export async function prepareDatabase(
  config: Config,
  root: string,
  { more = [], opening = openDatabase(config), year }: PrepareOptions = {},
) {
  const [database, files] = await beside(opening, filesOf(config))
  const { address } = database
  if (config.demo !== 'off' && year === undefined) await restorePreparedDemo({ address, files, root }, now())
  await migrate(address, migrationFolders(root))
  const pool = openPool(address, { max: config.databasePool })
  await resetTransactionIds(pool)
  const state = await demoState(pool)
  if (year !== undefined && state !== 'empty')
    throw new CannotStart(
      'there is something in this installation already: a year of trade is made in an empty one (DATA_DIR, DATABASE_URL)',
    )
  const modules = [...modulesOf(state === 'demo' || (state === 'empty' && config.demo !== 'off')), ...more]
  const log = openLog(config.logLevel)
  const overlay = overlayOf(config)
  const given = givenOf(config)
  const build = buildStamp()
  const checked = build !== null && more.length === 0
  const composed = compose({ modules, servers, approval: createApproval(), files, overlay, given, checked })
  await inTransaction(pool, (on) => syncDeclared(on, modules, composed.permissions, build))
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
  const told = year === undefined ? servers : [...servers, year]
  const who = await people(config, state, { pool, address, running, servers: told })
  return { database, files, pool, modules, log, overlay, composed, running, forms, ...who }
}

/** The files that go with a database, which is stopped again where there are none. */
async function beside(opening: Promise<OpenDatabase>, files: Promise<Files>): Promise<[OpenDatabase, Files]> {
  const [database, found] = await Promise.allSettled([opening, files])
  if (database.status === 'rejected') throw database.reason
  if (found.status === 'fulfilled') return [database.value, found.value]
  await database.value.stop()
  throw found.reason
}

/** What the environment says of the settings of what lies outside. */
function givenOf(config: Config): Readonly<Record<string, string>> {
  const { trackerUrl, customsWindowUrl, weighbridgeUrl, bankUrl, bankCallbackSecret } = config
  return {
    ...(trackerUrl === undefined ? {} : { 'tracker.url': trackerUrl }),
    ...(customsWindowUrl === undefined ? {} : { 'customsWindow.url': customsWindowUrl }),
    ...(weighbridgeUrl === undefined ? {} : { 'weighbridge.url': weighbridgeUrl }),
    ...(bankUrl === undefined ? {} : { 'bank.url': bankUrl }),
    ...(bankCallbackSecret === undefined ? {} : { 'bank.callbackSecret': bankCallbackSecret }),
  }
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

/** The store of uploaded files, where the configuration puts it. */
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

/** The demonstration, or the first people of an empty installation, where nobody is there yet. */
async function people(
  config: Config,
  state: Awaited<ReturnType<typeof demoState>>,
  filling: Omit<DemoFilling, 'now'>,
): Promise<People> {
  if (state === 'demo') return { demo: true, firstPasswords: [] }
  if (state === 'real') return { demo: false, firstPasswords: [] }
  if (config.demo === 'off')
    return { demo: false, firstPasswords: await makeFirstPeople(filling.pool, filling.running, now()) }
  // Not a start any more but hours of people's work.
  releaseYoungGeneration()
  await fillDemo({ ...filling, now: now() })
  return { demo: true, firstPasswords: [] }
}
