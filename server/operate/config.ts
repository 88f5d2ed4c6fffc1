import { resolve } from 'node:path'
import { type MessengerConfig, messengerConfig } from '../identity/messenger/messenger-config.ts'
import {
  type LdapConfig,
  ldapConfig,
  type OidcConfig,
  oidcConfig,
} from '../identity/session/identity-providers/identity-provider-config.ts'
import {
  address,
  choice,
  databaseUrl,
  host,
  proxies,
  publicAddress,
  secret,
  storage,
  whole,
  type ObjectStorage,
} from '../platform/config/config-values.ts'
import type { CompanyLookup } from '../platform/config/lookup-config.ts'
import { companyLookup } from '../platform/config/lookup-config.ts'
import { type AssistantEndpoint, assistantEndpoint } from '../platform/context/assistant-endpoint.ts'
import { CannotStart } from '../platform/process/cannot-start.ts'

/** Everything the operator may decide; read once at boot from the environment, documented in docs/operations.md. */
export interface Config {
  readonly env: 'production' | 'development' | 'test'
  /** 0 lets the system choose a free port. */
  readonly port: number
  readonly host: string
  /** Absolute; files and, without DATABASE_URL, the database live here. */
  readonly dataDir: string
  /** An operator's PostgreSQL; without it the server runs its own. */
  readonly databaseUrl: string | undefined
  /** Connections that this process holds at most. */
  readonly databasePool: number
  /** `if-empty`: the demo group comes into a database that has nothing, and stays a demo. */
  readonly demo: 'on' | 'off' | 'if-empty'
  /** Signs sessions; when absent a random one is kept in the database, where every process finds it. */
  readonly secret: string | undefined
  readonly storage: ObjectStorage | undefined
  /** An uploaded file is smaller than this many megabytes. */
  readonly uploadMaxMb: number
  /** Megabytes that uploads leave free on the disk; see server/records/files/free-space.ts when absent. */
  readonly diskReserveMb: number | undefined
  /** Megabytes that the files of one person, and of one unit, may take together; no limit when absent. */
  readonly quotaPersonMb: number | undefined
  readonly quotaUnitMb: number | undefined
  /** The bank's (or the simulator's) address. */
  readonly bankUrl: string | undefined
  /** The vessel tracker's (or its simulator's) address, while no setting says another. */
  readonly trackerUrl: string | undefined
  /** The customs' single window (or its simulator), while no setting says another. */
  readonly customsWindowUrl: string | undefined
  /** The weighbridge's (or its simulator's) address, while no setting says another. */
  readonly weighbridgeUrl: string | undefined
  /** What the bank signs its pushed reports with; without it they are refused. */
  readonly bankCallbackSecret: string | undefined
  /** The company-information service outside; see EXT-01. */
  readonly companyLookup: CompanyLookup | undefined
  /** The language model behind the assistant; without it the assistant is off. */
  readonly assistant: AssistantEndpoint | undefined
  /** Where else people prove who they are; see docs/operations.md. */
  readonly oidc: OidcConfig | undefined
  readonly ldap: LdapConfig | undefined
  readonly messengers: MessengerConfig
  readonly logLevel: (typeof logLevels)[number]
  /** The address people type, without a path or a slash at its end. */
  readonly base: string | undefined
  /** Whose X-Forwarded-* is believed: nobody, a number of proxies, or their addresses. */
  readonly trustProxy: false | number | readonly string[]
  /** `mlps3` adds what level 3 of the Chinese classified protection scheme demands. */
  readonly passwordProfile: 'standard' | 'mlps3'
  /** Requests a minute that one session may make; normal work stays far below. */
  readonly ratePerMinute: number
  /** Where backups are put and what they are sealed with; see `bin/amur.mjs backup`. */
  readonly backupDir: string | undefined
  readonly backupKey: string | undefined
  /** A second, private port for measurements; none when absent. */
  readonly metricsPort: number | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The checked configuration; CannotStart names the first bad variable, never its value. */
export function readConfig(environment: Environment): Config {
  const given = setting(environment)
  const url = given('DATABASE_URL', databaseUrl)
  return {
    env: given('NODE_ENV', choice('production', 'development', 'test')) ?? 'production',
    port: given('PORT', whole(0, 65_535)) ?? 3000,
    host: given('HOST', host) ?? '127.0.0.1',
    dataDir: resolve(given('DATA_DIR', (text) => text) ?? 'data'),
    databaseUrl: url,
    databasePool: given('DATABASE_POOL', whole(2, 200)) ?? 16,
    demo: given('DEMO', choice('on', 'off')) ?? (url === undefined ? 'if-empty' : 'off'),
    secret: given('SECRET', secret),
    storage: storage(environment),
    uploadMaxMb: given('UPLOAD_MAX_MB', whole(1, 1_000_000)) ?? 1024,
    diskReserveMb: given('DISK_RESERVE_MB', whole(0, 100_000_000)),
    quotaPersonMb: given('QUOTA_PERSON_MB', whole(1, 100_000_000)),
    quotaUnitMb: given('QUOTA_UNIT_MB', whole(1, 100_000_000)),
    bankUrl: given('BANK_URL', address),
    trackerUrl: given('TRACKER_URL', address),
    customsWindowUrl: given('CUSTOMS_WINDOW_URL', address),
    weighbridgeUrl: given('WEIGHBRIDGE_URL', address),
    bankCallbackSecret: given('BANK_CALLBACK_SECRET', secret),
    companyLookup: companyLookup(environment),
    assistant: assistantEndpoint(environment),
    oidc: oidcConfig(environment),
    ldap: ldapConfig(environment),
    messengers: messengerConfig(environment),
    logLevel: given('LOG_LEVEL', choice(...logLevels)) ?? 'info',
    base: given('BASE', publicAddress),
    trustProxy: given('TRUST_PROXY', proxies) ?? false,
    passwordProfile: given('PASSWORD_PROFILE', choice('standard', 'mlps3')) ?? 'standard',
    ratePerMinute: given('RATE_PER_MINUTE', whole(60, 1_000_000_000)) ?? 6_000,
    backupDir: given('BACKUP_DIR', (text) => resolve(text)),
    backupKey: given('BACKUP_KEY', secret),
    metricsPort: given('METRICS_PORT', whole(1, 65_535)),
  }
}

/** Reads one variable; an empty one counts as absent, as compose files leave them. */
function setting(environment: Environment) {
  return <T>(name: string, read: (text: string) => T): T | undefined => {
    const text = environment[name]?.trim()
    if (text === undefined || text === '') return undefined
    try {
      return read(text)
    } catch (error) {
      throw new CannotStart(`${name} ${error instanceof Error ? error.message : 'is wrong'}`)
    }
  }
}
