import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Origin } from '../../platform/http/caller-credentials.ts'
import { now } from '../../platform/process/clock.ts'
import { holdsAnyCode } from '../access/holds-any-code.ts'
import { afterFirstProof, type SignedIn } from './after-first-factor.ts'
import type { AdmitParts } from './authenticate-request.ts'
import { redeemCaptcha } from './captcha.ts'
import { personByCode, personByTel, type SignInPerson } from './credential.ts'
import { fits } from './password-hash.ts'
import { secondFactorOf } from './second-factor.ts'
import type { SessionSettings } from './session-settings.ts'
import { personOfCode } from './sign-in-codes.ts'
import type { SignInParts } from './sign-in-dependencies.ts'
import { countFailure, type GuardKey, type Guarded, guarded } from './sign-in-failures.ts'
import { logSignIn, type Outcome } from './sign-in-log.ts'

/** What the sign-in page sends, whichever way is chosen. */
export interface SignInInput extends Origin {
  readonly way: 'password' | 'sms'
  /** User name or phone number. */
  readonly account: string
  /** Password or SMS code. */
  readonly secret: string
  readonly checkId: string
  readonly checkCode: string
  readonly client: string
}

// A wrong password is an answer, not a failure of the call: HTTP 200 and a code that is not '0'.
const answered = { status: 200 }
// How many tries before a lock are announced; an account that does not exist is announced the same.
const announced = 2
// Failures of one address in a minute; more look like somebody trying a list.
const addressLimit = 20

/** Signs in with password or SMS code (SES-01); every refusal reads the same whether the account exists or not. */
export async function signIn(parts: SignInParts, input: SignInInput): Promise<SignedIn> {
  if (input.way === 'sms' && !parts.settings.smsSignIn) throw new Refusal('sign-in.sms-off', {}, answered)
  return parts.turns.run(accountKey(input), () => attempt(parts, input))
}

/** Whether the picture code is asked for at the next attempt (SES-13). */
export async function needsCaptcha(
  { pool, settings }: AdmitParts,
  input: Pick<SignInInput, 'way' | 'account' | 'ip'>,
): Promise<boolean> {
  const at = now()
  const both = await Promise.all([
    guarded(pool, accountKey(input), at, settings),
    guarded(pool, addressKey(input), at, settings),
  ])
  return asksPicture(both[0], both[1], settings)
}

async function attempt(parts: SignInParts, input: SignInInput): Promise<SignedIn> {
  const at = now()
  const { pool, settings } = parts
  const [account, address] = await Promise.all([
    guarded(pool, accountKey(input), at, settings),
    guarded(pool, addressKey(input), at, settings),
  ])
  await refuseLocked(parts, input, account, address, at)
  // Of a code by message the picture was asked when it was sent.
  if (input.way === 'password' && asksPicture(account, address, settings)) await askCaptcha(parts, input, at)
  const person = await findPerson(parts, input, at)
  if (person === null || !person.active) return refuseWrong(parts, input, person, at)
  if (input.way === 'sms') await refuseMessageAlone(parts, input, person, at)
  return afterFirstProof(parts, { ...input, personId: person.id, keys: [accountKey(input), addressKey(input)], at })
}

function asksPicture(
  account: Guarded,
  address: Guarded,
  { captchaAfter, addressCaptchaAfter }: SessionSettings,
): boolean {
  return account.failures >= captchaAfter || address.failures >= addressCaptchaAfter
}

/**
 * Whoever moves money or administers others proves himself by more than a message, which whoever has his number gets.
 */
async function refuseMessageAlone(
  { pool, guarded: codes }: SignInParts,
  input: SignInInput,
  { id }: SignInPerson,
  at: number,
): Promise<void> {
  if (!(await holdsAnyCode(pool, id, codes)) || (await secondFactorOf(pool, id)).since !== null) return
  await logSignIn(pool, entry(input, id, 'alone', at))
  throw new Refusal('sign-in.sms-alone', {}, answered)
}

async function refuseLocked(
  parts: SignInParts,
  input: SignInInput,
  account: Guarded,
  address: Guarded,
  at: number,
): Promise<void> {
  if (address.recent >= addressLimit) throw new Refusal('request.often', { seconds: 60 }, { status: 429 })
  if (account.lockedUntil === null) return
  await logSignIn(parts.pool, entry(input, null, 'locked', at))
  throw new Refusal('sign-in.locked', { minutes: Math.ceil((account.lockedUntil - at) / minuteMs) }, answered)
}

async function askCaptcha({ pool }: SignInParts, input: SignInInput, at: number): Promise<void> {
  if (input.checkCode === '')
    throw new Refusal('sign-in.captcha', {}, { ...answered, errors: { checkCode: { code: 'sign-in.captcha' } } })
  if (await redeemCaptcha(pool, input.checkId, input.checkCode, at)) return
  await logSignIn(pool, entry(input, null, 'captcha', at))
  throw new Refusal(
    'sign-in.captcha-wrong',
    {},
    { ...answered, errors: { checkCode: { code: 'sign-in.captcha-wrong' } } },
  )
}

/** The person whose secret was right; a disabled one is answered too, so that he can be logged. */
async function findPerson(parts: SignInParts, input: SignInInput, at: number): Promise<SignInPerson | null> {
  const { pool, settings, directory } = parts
  if (input.way === 'sms') {
    const codeOf = await personOfCode(pool, input.account, 'sign-in', input.secret, at, settings)
    const holder = codeOf === null ? null : await personByTel(pool, input.account)
    return holder?.id === codeOf ? holder : null
  }
  const answer = await directory?.ask(input.account, input.secret)
  if (answer?.knows === true) return personOfDirectory(parts, input, answer.userName, at)
  const person = await personByCode(pool, input.account)
  return (await fits(input.secret, person?.hash ?? null)) ? person : null
}

/** The directory alone answers for whom it knows; it makes nobody, so that its user name must be one of ours. */
async function personOfDirectory(
  { pool }: SignInParts,
  input: SignInInput,
  userName: string | null,
  at: number,
): Promise<SignInPerson | null> {
  if (userName === null) {
    // As long as a password of ours would take.
    await fits(input.secret, null)
    return null
  }
  const person = await personByCode(pool, userName)
  if (person !== null) return person
  await logSignIn(pool, entry(input, null, 'unknown', at))
  throw new Refusal('sign-in.outside-unknown', {}, answered)
}

async function refuseWrong(
  parts: SignInParts,
  input: SignInInput,
  person: SignInPerson | null,
  at: number,
): Promise<never> {
  const { pool, settings } = parts
  const known = person ?? (input.way === 'password' ? await personByCode(pool, input.account) : null)
  await inTransaction(pool, async (on) => {
    await countFailure(on, accountKey(input), at, settings)
    await countFailure(on, addressKey(input), at, settings)
    await logSignIn(on, entry(input, known?.id ?? null, person === null ? 'wrong' : 'disabled', at))
  })
  if (input.way === 'sms') throw new Refusal('sign-in.sms-wrong', {}, answered)
  const left = settings.lockAfter - (await guarded(pool, accountKey(input), at, settings)).failures
  if (left < 1 || left > announced) throw new Refusal('sign-in.wrong', {}, answered)
  throw new Refusal('sign-in.wrong-left', { left, minutes: Math.ceil(settings.lockLife / minuteMs) }, answered)
}

function accountKey({ way, account }: Pick<SignInInput, 'way' | 'account'>): GuardKey {
  return way === 'sms' ? `tel:${account}` : `account:${account.toLowerCase()}`
}

/** What failures from one address are counted by. */
export function addressKey({ ip }: Pick<SignInInput, 'ip'>): GuardKey {
  return `address:${ip}`
}

function entry(input: SignInInput, personId: string | null, outcome: Outcome, at: number) {
  const { account, way, client, ip, agent, requestId } = input
  return { at, account, personId, outcome, way, client, ip, agent, requestId }
}
