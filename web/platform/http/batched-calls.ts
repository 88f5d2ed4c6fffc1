import {
  type GatheredAnswer,
  type GatheredCall,
  gatheredPath,
  mostGathered,
} from '../../../core/api-types/batched-calls.ts'
import { isSuccess } from './envelope.ts'
import { open, send } from './send-request.ts'
import { streamPost } from './stream-post.ts'
import { fail, failUnanswered } from './throw-failure.ts'

interface Waiting {
  readonly call: GatheredCall
  readonly signal: AbortSignal
  readonly resolve: (data: unknown) => void
  readonly reject: (cause: unknown) => void
}

let waiting: Waiting[] = []

/**
 * The `data` of a call that only reads, which travels in one request with those made in the same turn; answered as soon
 * as its own answer is there. What fails is said by its caller.
 */
export function gathered<T>(call: GatheredCall, signal: AbortSignal): Promise<T> {
  return new Promise<unknown>((resolve, reject) => {
    // Everything that one drawing of the page asks for is asked before the timer ends.
    if (waiting.length === 0) setTimeout(sendWaiting)
    waiting.push({ call, signal, resolve, reject })
  }) as Promise<T> // the route's contract; the server checks its own answers
}

function sendWaiting(): void {
  const all = waiting
  waiting = []
  const wanted = all.filter(({ signal, reject }) => {
    if (signal.aborted) reject(signal.reason)
    return !signal.aborted
  })
  for (let from = 0; from < wanted.length; from += mostGathered)
    void sendTogether(wanted.slice(from, from + mostGathered))
}

async function sendTogether(calls: readonly Waiting[]): Promise<void> {
  const [only, ...others] = calls
  if (only !== undefined && others.length === 0) return sendAlone(only)
  const left = new Set(calls)
  const unwanted = new AbortController()
  for (const one of calls)
    one.signal.addEventListener('abort', () => {
      one.reject(one.signal.reason)
      left.delete(one)
      if (left.size === 0) unwanted.abort()
    })
  try {
    await streamPost(
      gatheredPath,
      { calls: calls.map(({ call }) => call) },
      ({ data }) => {
        const answer = data as GatheredAnswer // as the server writes them
        const one = calls[answer.at]
        if (one !== undefined && left.delete(one)) settle(one, answer)
      },
      unwanted.signal,
    )
    for (const { reject } of left) reject(failUnanswered(new TypeError('the stream ended early'), true))
  } catch (cause) {
    for (const { reject } of left) reject(cause)
  }
}

async function sendAlone({ call: { method, path, body }, signal, resolve, reject }: Waiting): Promise<void> {
  try {
    const response = await send(method, path, method === 'POST' ? { json: body } : null, { quiet: true, signal })
    resolve((await open(response, true)).data)
  } catch (cause) {
    reject(cause)
  }
}

function settle({ resolve, reject }: Waiting, answer: GatheredAnswer): void {
  if (answer.status < 300 && isSuccess(answer.body)) resolve(answer.body.data ?? null)
  else reject(fail(answer, true))
}
