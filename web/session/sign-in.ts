import { storeTokens } from '../http/cookies.ts'
import { open, send } from '../http/send.ts'

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

/** Signs in (SES-01) and stores the pair of tokens; throws the Failure of a refusal, which its form shows. */
export async function signIn(given: PasswordSignIn | SmsSignIn): Promise<void> {
  const { data, body } = await open(await send('POST', '/api/system/user/login', { form: { ...given, client: 'web' } }, { quiet: true }), true)
  storeTokens({ accessToken: String(data), refreshToken: praOf(body) })
}

/** Asks for a code by text message (SES-13). */
export async function requestSmsCode(userTel: string, checkCode: string, checkId: string): Promise<void> {
  await open(await send('POST', '/api/system/user/smsCode', { form: { userTel, checkCode, checkId } }, { quiet: true }), true)
}

function praOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'pra' in body ? String(body.pra) : ''
}
