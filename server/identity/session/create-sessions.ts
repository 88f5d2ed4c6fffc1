import { type Listening, openListening } from '../../platform/database/listen-notify.ts'
import type { Pool } from '../../platform/database/pool.ts'
import type { Overlay } from '../../platform/settings/settings-overlay.ts'
import { actorCache } from '../access/actor-cache.ts'
import { accessTokens } from './access-token.ts'
import { type AccountMessageGateway, visibleOutbox } from './account-message-gateway.ts'
import type { LdapConfig } from './identity-providers/identity-provider-config.ts'
import type { IdentityProvider } from './identity-providers/identity-provider.ts'
import { ldapDirectory } from './identity-providers/ldap-directory.ts'
import { sealSecondFactors } from './second-factor.ts'
import { inTurn } from './serial-queue-by-key.ts'
import { keepActivity } from './session-activity.ts'
import { type SessionCache, sessionCache } from './session-cache.ts'
import { sessionSettingsInForce } from './session-settings-in-force.ts'
import type { SessionSettings } from './session-settings.ts'
import type { SignInParts } from './sign-in-dependencies.ts'
import { operatorSecret, sessionSecrets } from './token-signing-keys.ts'

/** Everything about sessions that one server process holds. */
export interface Sessions extends SignInParts {
  /** What the next picture shows, where a test has to know it. */
  readonly captchaCode: (() => string) | undefined
  /** Null where nobody carries messages: then there is no sign-in by SMS. */
  readonly gateway: AccountMessageGateway | null
  /** Carries codes to mailboxes; null where nobody does. */
  readonly mail: AccountMessageGateway | null
  /** Where else people may prove who they are. */
  readonly doors: readonly IdentityProvider[]
  readonly onError: (error: unknown) => void
  /** The one connection over which this process hears what others have committed. */
  readonly listening: Listening
  readonly close: () => Promise<void>
}

export interface SessionsOptions {
  /** Stands above what administrators set. */
  readonly settings?: Partial<SessionSettings>
  /** What this installation says of settings. */
  readonly overlay?: Overlay
  /** The operator's own secret to sign with; one kept in the database when absent. */
  readonly secret?: string | undefined
  /** Told of what failed in the background and is tried again. */
  readonly onError?: (error: unknown) => void
  readonly captchaCode?: () => string
  /** The visible outbox when not said; null switches sign-in by SMS off. */
  readonly gateway?: AccountMessageGateway | null
  readonly mail?: AccountMessageGateway | null
  readonly ldap?: LdapConfig | undefined
  readonly doors?: readonly IdentityProvider[]
  /** Codes whose holders never sign in by a text message alone; see Module. */
  readonly guarded?: ReadonlySet<string>
}

/** Opens the sessions of a database; the first process ever makes the key they are signed with. */
export async function openSessions(pool: Pool, options: SessionsOptions = {}): Promise<Sessions> {
  const { onError = () => undefined, gateway = visibleOutbox } = options
  const { settings, learn } = await sessionSettingsInForce(pool, options.overlay ?? {}, {
    ...options.settings,
    ...(gateway === null ? { smsSignIn: false } : {}),
  })
  await sealSecondFactors(pool)
  const keys = options.secret === undefined ? await sessionSecrets(pool) : operatorSecret(options.secret)
  const cache = sessionCache(pool, settings.cacheLife)
  const listening = await hearEnds(pool, cache)
  // What is set on one process holds on all of them; what was missed is read after the silence.
  const relearn = () => void learn().catch(onError)
  listening.onSilence(relearn)
  await listening.hear('amur_cache', (name) => name === 'site' && relearn())
  const activity = keepActivity(pool, onError)
  return {
    pool,
    keys,
    tokens: accessTokens(keys),
    sessions: cache,
    activity,
    actorOf: actorCache(pool),
    settings,
    turns: inTurn(),
    directory: options.ldap === undefined ? null : ldapDirectory(options.ldap),
    doors: options.doors ?? [],
    guarded: options.guarded ?? new Set(),
    captchaCode: options.captchaCode,
    gateway,
    mail: options.mail ?? null,
    onError,
    listening,
    async close() {
      await listening.close()
      await activity.close()
    },
  }
}

/**
 * What one process changes another feels at the next request; during a silence the cache lives only as long as its own
 * time allows.
 */
async function hearEnds(pool: Pool, cache: SessionCache): Promise<Listening> {
  const listening = await openListening(pool)
  listening.onSilence(() => cache.forget())
  await listening.hear('amur_session', (id) => cache.forget(id))
  await listening.hear('amur_cache', (name) => name === 'access' && cache.forget())
  return listening
}
