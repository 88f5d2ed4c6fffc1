import { Refusal } from '../../../core/words/refusal.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { now } from '../../platform/process/clock.ts'
import { redeemCaptcha } from './captcha.ts'
import type { SignInParts } from './sign-in-dependencies.ts'
import { needsCaptcha, type SignInInput } from './sign-in.ts'

/** Refuses to send a code where the picture is asked for and was not read. */
export async function checkCaptcha(
  sessions: SignInParts,
  who: Pick<SignInInput, 'way' | 'account' | 'ip'>,
  checkId: string,
  checkCode: string,
): Promise<void> {
  if (await needsCaptcha(sessions, who)) await requireCaptcha(sessions.pool, checkId, checkCode)
}

/** Refuses whoever has not read the picture. */
export async function requireCaptcha(on: Sql, checkId: string, checkCode: string): Promise<void> {
  if (checkCode !== '' && (await redeemCaptcha(on, checkId, checkCode, now()))) return
  const code = checkCode === '' ? 'sign-in.captcha' : 'sign-in.captcha-wrong'
  throw Refusal.atField('checkCode', code)
}
