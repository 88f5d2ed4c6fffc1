import { add, compare, isZero } from '../../../core/values/decimal.ts'
import { checkAll, type Ctx, find, get, Refusal, rules } from '../../../server/module-api.ts'
import { amendmentState } from './lc-amendment-states.ts'
import { lcAmendment, type LcAmendment } from './lc-amendment.ts'
import { everywhere, followLetter, isLive, lockedLetter, mostOf, requireLive } from './letter-of-credit.server.ts'
import { letterCredit, type LetterCredit } from './letter-of-credit.ts'

/** A letter is amended once at a time; it changes when the beneficiary has accepted that (UCP 600, article 10). */
export const lcAmendmentRules = rules(lcAmendment, {
  prepare: async (ctx, { lcId }) => {
    const [letter] = lcId ? await find(everywhere(ctx), letterCredit, { id: lcId }) : []
    return letter === undefined ? {} : termsOf(letter)
  },

  suggest: {
    after: ['lcId'],
    fill: async (ctx, { lcId }) => {
      const [letter] = lcId ? await find(everywhere(ctx), letterCredit, { id: lcId }) : []
      return letter === undefined ? {} : { settled: termsOf(letter) }
    },
  },

  check: async (ctx, record) => requirePossible(ctx, await get(everywhere(ctx), letterCredit, record.lcId), record),

  locks: {
    submit: lockLetter,
    withdraw: lockLetter,
    revoke: lockLetter,
    close: lockLetter,
    accept: lockLetter,
    refuse: lockLetter,
  },

  on: {
    submit: async (ctx, record) => {
      const letter = await lockedLetter(ctx, record.lcId)
      await requirePossible(ctx, letter, record)
      await requireAlone(ctx, record)
      await followLetter(ctx, record.lcId, { isAmending: true })
      return { status: amendmentState.inApproval, ...termsOf(letter) }
    },
    approved: () => ({ status: amendmentState.sent }),
    returned: async (ctx, record) => {
      await goOn(ctx, record)
      return { status: amendmentState.draft }
    },
    withdrawn: async (ctx, record) => {
      await goOn(ctx, record)
      return { status: amendmentState.draft }
    },
    revoked: takeBack,
    closed: takeBack,
    accept: async (ctx, record, { bankNumber, acceptDate }) => {
      const letter = await lockedLetter(ctx, record.lcId)
      await requirePossible(ctx, letter, record)
      const { amount, expiryDate, latestShip } = after(letter, record)
      await followLetter(ctx, record.lcId, { isAmending: false, terms: { amount, expiryDate, latestShip } })
      return { bankNumber: String(bankNumber), acceptDate: String(acceptDate) }
    },
    refuse: async (ctx, record, { refusedReason }) => {
      await goOn(ctx, record)
      return { refusedReason: String(refusedReason) }
    },
  },
})

async function takeBack(ctx: Ctx, record: LcAmendment) {
  if (record.status === amendmentState.inForce)
    throw new Refusal('lc.amendment-in-force', { day: record.acceptDate ?? '' })
  if (record.status !== amendmentState.draft) await goOn(ctx, record)
  return { status: amendmentState.void }
}

/** The letter goes on as it was, if it has not ended meanwhile. */
async function goOn(ctx: Ctx, { lcId }: LcAmendment): Promise<void> {
  if (isLive(await lockedLetter(ctx, lcId))) await followLetter(ctx, lcId, { isAmending: false })
}

function termsOf({ amount, expiryDate, latestShip }: LetterCredit) {
  return { beforeAmount: amount, beforeExpiryDate: expiryDate, beforeLatestShip: latestShip }
}

/** The terms of the letter once it is amended. */
function after(letter: LetterCredit, { deltaAmount, newExpiryDate, newLatestShip }: LcAmendment) {
  return {
    amount: add(letter.amount, deltaAmount ?? '0'),
    expiryDate: newExpiryDate ?? letter.expiryDate,
    latestShip: newLatestShip ?? letter.latestShip,
  }
}

async function lockLetter(ctx: Ctx, id: string): Promise<void> {
  const [amendment] = await find(everywhere(ctx), lcAmendment, { id })
  if (amendment !== undefined) await lockedLetter(ctx, amendment.lcId)
}

function requirePossible(ctx: Ctx, letter: LetterCredit, record: LcAmendment): Promise<void> {
  return checkAll([
    () => requireLive(ctx, letter),
    () => requireChange(record),
    () => requireEnough(letter, record),
    () => requireDates(letter, record),
  ])
}

function requireChange({ deltaAmount, newExpiryDate, newLatestShip }: LcAmendment): void {
  if (isZero(deltaAmount ?? '0') && newExpiryDate === null && newLatestShip === null)
    throw Refusal.atField('deltaAmount', 'lc.nothing-amended')
}

/** What was drawn already stays possible. */
function requireEnough(letter: LetterCredit, record: LcAmendment): void {
  const { amount } = after(letter, record)
  const drawn = letter.drawnAmount ?? '0'
  if (compare(amount, '0') <= 0 || compare(mostOf(letter, amount), drawn) < 0)
    throw Refusal.atField('deltaAmount', 'lc.below-drawn', { drawn })
}

function requireDates(letter: LetterCredit, record: LcAmendment): void {
  const { expiryDate, latestShip } = after(letter, record)
  if (latestShip !== null && latestShip > expiryDate)
    throw Refusal.atField(record.newExpiryDate === null ? 'newLatestShip' : 'newExpiryDate', 'lc.ships-after-expiry', {
      day: record.newExpiryDate === null ? expiryDate : latestShip,
    })
}

async function requireAlone(ctx: Ctx, { id, lcId }: LcAmendment): Promise<void> {
  const { inApproval, sent } = amendmentState
  const others = await find(everywhere(ctx), lcAmendment, { lcId, status: [inApproval, sent] })
  const other = others.find((one) => one.id !== id)
  if (other !== undefined) throw Refusal.atField('lcId', 'lc.amendment-open', { number: other.amendNo ?? '' })
}
