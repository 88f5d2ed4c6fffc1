import { now } from '../../platform/process/clock.ts'

interface PlatformCall {
  readonly method?: 'GET' | 'POST'
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

type Answer = Readonly<Record<string, unknown>>

const patience = 5_000

/** A platform answered, and its answer is no. */
export class PlatformRefusal extends Error {}

/** Calls a platform; what it refuses is thrown with its own code, never with what was sent. */
export async function callPlatform(
  base: string,
  path: string,
  { method = 'POST', query = {}, headers = {}, body }: PlatformCall,
): Promise<Answer> {
  const url = new URL(path, base)
  url.search = new URLSearchParams(query).toString()
  const answer = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said = partOf(await answer.json())
  // WeCom and the older DingTalk say errcode, Feishu code 0; the newer DingTalk says code only when it refuses.
  const refused = [said['errcode'], said['code']].find((code) => code !== undefined && code !== 0)
  if (!answer.ok || refused !== undefined)
    throw new PlatformRefusal(
      `${path} answered ${answer.status} ${String(refused ?? '')} ${String(said['errmsg'] ?? said['msg'] ?? said['message'] ?? '')}`,
    )
  return said
}

/** A part of an answer that is an object. */
export function partOf(value: unknown): Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** A text that an answer must have. */
export function textOf(answer: Answer, name: string): string {
  const value = answer[name]
  if (typeof value !== 'string' || value === '') throw new Error(`the answer has no ${name}`)
  return value
}

interface Token {
  readonly value: string
  readonly seconds: number
}

const margin = 120

/** An application's own token, fetched again shortly before it runs out; those who ask together share one fetching. */
export function tokenKeeper(fetchToken: () => Promise<Token>): () => Promise<string> {
  let kept: Promise<{ readonly value: string; readonly until: number }> | null = null
  const renew = () => {
    kept = fetchToken().then(({ value, seconds }) => ({ value, until: now() + (seconds - margin) * 1_000 }))
    kept.catch(() => {
      kept = null
    })
    return kept
  }
  return async () => {
    const { value, until } = await (kept ?? renew())
    return until > now() ? value : (await renew()).value
  }
}

/** Seconds a token lives, as the answer says. */
export function secondsOf(answer: Answer, name: string): number {
  const value = Number(answer[name])
  return Number.isFinite(value) ? value : 0
}
