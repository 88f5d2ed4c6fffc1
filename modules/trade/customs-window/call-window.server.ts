import { secondMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import {
  callAddress,
  type Ctx,
  failureOfStatus,
  jsonIn,
  type OutsideCalls,
  OutsideFailure,
  reachOfAdapter,
} from '../../../server/module-api.ts'
import { customsWindow } from './customs-window-adapter.ts'
import { answerIn, type WindowAnswer } from './window-message.ts'

const mostBytes = 4_194_304
const patience = 10 * secondMs

/** How the window is reached. */
export interface WindowReach {
  readonly address: string
  readonly key: string
}

/** What became of what was handed in: taken, or refused as it stands and never lodged. */
type Lodging =
  | { readonly kind: 'taken'; readonly answer: WindowAnswer }
  | { readonly kind: 'refused'; readonly reason: string }

/** The window as its settings, or else the operator, say now; null while there is none. */
export async function windowReach(ctx: Ctx): Promise<WindowReach | null> {
  const { address, settings } = await reachOfAdapter(ctx, customsWindow)
  return address === '' ? null : { address, key: settings['customsWindow.key'] ?? '' }
}

/** How the window is probed. */
export const windowCalls: OutsideCalls<Ctx> = {
  answers: {
    ask: async ({ address, settings, signal }) => {
      const reach = { address, key: settings['customsWindow.key'] ?? '' }
      const { status } = await call(reach, 'v1/health', { signal })
      if (status !== 200) throw failureOfStatus(status)
      return null
    },
  },
}

/**
 * Hands a declaration in under the client's number. Whatever became of an earlier attempt, the window is asked for the
 * number first: only what it does not know is handed in.
 */
export async function handIn(reach: WindowReach, clientNo: string, message: Json): Promise<Lodging> {
  const known = await askStates(reach, clientNo)
  if (known !== null) return { kind: 'taken', answer: known }
  return lodgingIn(await call(reach, 'v1/declarations', { body: message }))
}

/** What the window knows under a client's number; null where it does not know it. */
export async function askStates(reach: WindowReach, clientNo: string): Promise<WindowAnswer | null> {
  const { status, text } = await call(reach, `v1/declarations/${encodeURIComponent(clientNo)}`, {})
  if (status === 404) return null
  if (status !== 200) throw failureOfStatus(status)
  return readAnswer(text)
}

/**
 * Asks for the withdrawal of what was lodged under a client's number; the window takes a request's own number once,
 * however often it is sent.
 */
export async function askToWithdraw(
  reach: WindowReach,
  clientNo: string,
  request: { readonly requestNo: string; readonly reason: string },
): Promise<Lodging> {
  const path = `v1/declarations/${encodeURIComponent(clientNo)}/withdrawals`
  return lodgingIn(await call(reach, path, { body: request }))
}

/** Tells that the tax of a lodging is paid; the window takes it once, however often it is told. */
export async function tellPaid(reach: WindowReach, clientNo: string, paidOn: string | null): Promise<Lodging> {
  return lodgingIn(await call(reach, `v1/declarations/${encodeURIComponent(clientNo)}/payment`, { body: { paidOn } }))
}

function lodgingIn({ status, text }: { readonly status: number; readonly text: string }): Lodging {
  if (status === 400 || status === 422) return { kind: 'refused', reason: reasonIn(text) }
  if (status !== 200 && status !== 201) throw failureOfStatus(status)
  return { kind: 'taken', answer: readAnswer(text) }
}

function call(
  { address, key: secret }: WindowReach,
  path: string,
  { body, signal = AbortSignal.timeout(patience) }: { readonly body?: Json; readonly signal?: AbortSignal },
) {
  const posted = body === undefined ? {} : { body }
  return callAddress({ address, path, accept: 'application/json', secret, ...posted, signal, mostBytes })
}

function readAnswer(text: string): WindowAnswer {
  const answer = answerIn(jsonIn(text))
  if (answer === null) throw new OutsideFailure('unreadable', 'no states in the answer')
  return answer
}

function reasonIn(text: string): string {
  const given = jsonIn(text)
  const error = typeof given === 'object' && given !== null && 'error' in given ? given.error : null
  return typeof error === 'string' && error !== '' ? error.slice(0, 500) : 'HTTP 422'
}
