import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../../core/words/refusal.ts'
import { concurrencyLimiter } from '../../platform/process/concurrency-limiter.ts'

// OWASP's figures for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash takes a core for tens of milliseconds: more than two at once would only slow the others.
const hashing = concurrencyLimiter(2, {
  waiting: 20,
  refusal: () => new Refusal('server.crowded', {}, { status: 429 }),
})

let dummy: Promise<string> | undefined

/** The hash of a password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, cost))
}

/**
 * Whether a password fits a stored hash. With no hash (there is no such person) it takes as long and
 * answers false, so that time does not tell who exists.
 */
export async function fits(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hash('no such person', cost)
  const against = stored ?? (await dummy)
  const good = await hashing(() => verify(against, password))
  return good && stored !== null
}
