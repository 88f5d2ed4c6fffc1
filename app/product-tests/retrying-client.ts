import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type SignedInClient, signIn } from '../testing/signed-in-client.ts'

/** Where the product is just now: a restarted server has another port. */
export interface Site {
  url: string
}

/** `lost`: no answer came, or one that says nothing about what was done (5xx). */
type Outcome<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly msg: string }
  | { readonly kind: 'lost' }

/** A person at a page that does not give up: what went unanswered is sent again under the same key. */
export interface SteadyClient {
  /** One try. */
  readonly tryOnce: <T>(path: string, body: object | FormData, key: string) => Promise<Outcome<T>>
  /** Tries until it was done or refused; a minute without an answer throws. */
  readonly insist: <T>(path: string, body: object, key?: string) => Promise<Exclude<Outcome<T>, { kind: 'lost' }>>
  /** As `insist`, and a refusal throws. */
  readonly post: <T>(path: string, body: object, key?: string) => Promise<T>
  readonly get: <T>(path: string) => Promise<T>
}

/** What all clients of a test have met. */
export interface Met {
  lost: number
  acknowledged: number
  signedOut: number
}

const patience = 90_000

/** Signs a person in at a product that may die at any moment. */
export async function steadyClient(site: Site, userName: string, met: Met): Promise<SteadyClient> {
  let client = await signIn(site.url, userName)

  async function ask<T>(path: string, init: RequestInit): Promise<Outcome<T>> {
    const outcome = await answerTo<T>(site, path, { ...init, headers: { ...client.headers, ...headersOf(init) } })
    if (outcome.kind === 'lost') met.lost += 1
    if (outcome.kind !== 'refused' || outcome.status !== 401) return outcome
    met.signedOut += 1
    client = await signIn(site.url, userName).catch((): SignedInClient => client)
    return { kind: 'lost' }
  }

  const tryOnce = <T>(path: string, body: object | FormData, key: string) =>
    ask<T>(
      path,
      body instanceof FormData
        ? { method: 'POST', body }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify(body),
          },
    )

  const insist = async <T>(path: string, body: object, key: string = randomUUID()) => {
    const outcome = await untilAnswered(path, () => tryOnce<T>(path, body, key))
    if (outcome.kind === 'done') met.acknowledged += 1
    return outcome
  }
  return {
    tryOnce,
    insist,
    post: async <T>(path: string, body: object, key?: string) => dataOf(path, await insist<T>(path, body, key)),
    get: async <T>(path: string) => dataOf(path, await untilAnswered(path, () => ask<T>(path, {}))),
  }
}

async function answerTo<T>(site: Site, path: string, init: RequestInit): Promise<Outcome<T>> {
  try {
    const answer = await fetch(`${site.url}${path}`, { ...init, signal: AbortSignal.timeout(15_000) })
    const { code, data, msg } = (await answer.json()) as { code: string; data: T; msg: string } // the envelope
    if (answer.status >= 500) return { kind: 'lost' }
    return code === '0' ? { kind: 'done', data } : { kind: 'refused', status: answer.status, code, msg }
  } catch {
    return { kind: 'lost' }
  }
}

/** A page tries again after a moment, as ours does. */
async function untilAnswered<T>(
  path: string,
  ask: () => Promise<Outcome<T>>,
): Promise<Exclude<Outcome<T>, { kind: 'lost' }>> {
  const deadline = performance.now() + patience
  for (;;) {
    const outcome = await ask()
    if (outcome.kind !== 'lost') return outcome
    if (performance.now() > deadline) throw new Error(`${path}: no answer in ${patience / 1_000} s`)
    await wait(50)
  }
}

function dataOf<T>(path: string, outcome: Exclude<Outcome<T>, { kind: 'lost' }>): T {
  if (outcome.kind === 'done') return outcome.data
  throw new Error(`${path}: ${outcome.status} ${outcome.code} ${outcome.msg}`)
}

function headersOf({ headers }: RequestInit): Record<string, string> {
  return headers === undefined ? {} : Object.fromEntries(new Headers(headers))
}
