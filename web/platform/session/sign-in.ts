import { http } from '../http/client.ts'
import { Failure } from '../http/failure.ts'
import { open, send } from '../http/send-request.ts'
import { storeTokens } from '../http/token-cookies.ts'

export interface PasswordSignIn {
  readonly userName: string
  readonly pwd: string
  readonly checkCode: string
  readonly checkId: string
}

export interface SmsSignIn {
  readonly userTel: string
  readonly smsCode: string
  readonly checkCode: string
  readonly checkId: string
}

/**
 * Signs in (SES-01) and stores the pair of tokens; throws the Failure of a refusal, which its form shows. Answers the
 * ticket of somebody who has a second proof to give.
 */
export async function signIn(given: PasswordSignIn | SmsSignIn): Promise<string | null> {
  try {
    await enterBy('/api/system/user/login', { ...given, client: 'web' })
    return null
  } catch (failure) {
    const ticket = failure instanceof Failure && failure.code === 'sign-in.second' ? ticketOf(failure.data) : null
    if (ticket === null) throw failure
    return ticket
  }
}

/** Signs in with the second proof. */
export function signInSecond(ticket: string, code: string): Promise<void> {
  return enterBy('/api/system/user/login/second', { ticket, code })
}

/** Asks for a code by text message (SES-13). */
export async function requestSmsCode(userTel: string, checkCode: string, checkId: string): Promise<void> {
  await open(
    await send('POST', '/api/system/user/smsCode', { form: { userTel, checkCode, checkId } }, { quiet: true }),
    true,
  )
}

/** What a number was sent, in the demonstration, where there are no phones. */
export async function demoPhone(to: string): Promise<string | null> {
  return (
    await http.get<{ readonly body: string | null }>(`/api/system/sms/phone?${new URLSearchParams({ to })}`, {
      quiet: true,
    })
  ).body
}

function praOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'pra' in body ? String(body.pra) : ''
}

async function enterBy(path: string, form: object): Promise<void> {
  const { data, body } = await open(await send('POST', path, { form }, { quiet: true }), true)
  storeTokens({ accessToken: String(data), refreshToken: praOf(body) })
}

function ticketOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'ticket' in data && typeof data.ticket === 'string'
    ? data.ticket
    : null
}
