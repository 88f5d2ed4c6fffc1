import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { add, compare, div, isZero, mul, round, sum } from '../../../core/values/decimal.ts'
import { act, change, type Ctx, find, get, labelOf, Refusal, rules } from '../../../server/module-api.ts'
import { contract, counterparty } from '../../contracts/index.ts'
import { company } from '../../organisation/index.ts'
import { amendmentState } from './lc-amendment-states.ts'
import { lcAmendment } from './lc-amendment.ts'
import { drawingState, openDrawing } from './lc-drawing-states.ts'
import { lcDrawing, type LcDrawing } from './lc-drawing.ts'
import { lcState, liveLetter } from './letter-of-credit-states.ts'
import { letterCredit, type LetterCredit } from './letter-of-credit.ts'

/** Documents of the last day come from the bank within so many days after the expiry. */
const daysInPost = 10

/** One letter is of one contract, on the side that its direction says; a customer's is in force once it is agreed to. */
export const letterCreditRules = rules(letterCredit, {
  suggest: {
    after: ['contractId', 'direction'],
    fill: async (ctx, { contractId, direction }, chosen) => {
      const [of] = contractId ? await find(everywhere(ctx), contract, { id: contractId }) : []
      if (of === undefined) return {}
      const [ours] = await find(everywhere(ctx), company, { id: of.ourCompany })
      const [party] = await find(everywhere(ctx), counterparty, { id: of.counterparty })
      const names = [ours?.nameEn ?? ours?.companyName ?? '', party?.nameEn ?? party?.cpName ?? '']
      const side = of.direction === 'sell' ? 'export' : 'import'
      const [applicant, beneficiary] =
        (chosen === 'direction' ? direction : side) === 'export' ? names.toReversed() : names
      return { offered: { direction: side, applicant, beneficiary, amount: of.totalAmount } }
    },
  },

  check: async (ctx, { contractId, direction }) => {
    const of = await get(everywhere(ctx), contract, contractId)
    if (of.direction !== (direction === 'import' ? 'buy' : 'sell'))
      throw Refusal.atField('contractId', 'lc.contract-side')
  },

  submittable: (ctx, record) => requireTime(ctx, record),

  on: {
    approved: (ctx, record) => {
      requireTime(ctx, record)
      return record.direction === 'export' ? { status: lcState.issued } : {}
    },
    issue: (_ctx, record, { lcNo, issueDate }) => {
      requireIssuedInTime(record, String(issueDate))
      return { lcNo: String(lcNo), issueDate: String(issueDate) }
    },
    revoked: (_ctx, { status, lcNo }) => {
      // What a bank has promised is cancelled, by whoever may, and not taken back by its drafter.
      if (status !== lcState.applied) throw new Refusal('lc.issued', { number: lcNo ?? '' })
      return { status: lcState.cancelled }
    },
    closed: () => ({ status: lcState.cancelled }),
    cancel: async (ctx, record, { reason }) => {
      await requireUnused(ctx, record)
      return { cancelReason: String(reason) }
    },
  },
})

/** The night ends letters that have expired, once whatever was posted in time has come. */
export async function expireLetters(ctx: Ctx): Promise<void> {
  const before = addDays(dayOfMs(ctx.now), -daysInPost)
  const over = await find(everywhere(ctx), letterCredit, { status: liveLetter, expiryDate: { to: before } })
  for (const { id, paidAmount } of over) {
    if ((await find(everywhere(ctx), lcDrawing, { lcId: id, status: openDrawing })).length > 0) continue
    await act(everywhere(ctx), letterCredit, id, isZero(paidAmount ?? '0') ? 'expire' : 'settle')
  }
}

/** The letter of an amendment or a drawing, locked until the transaction ends. */
export function lockedLetter(ctx: Ctx, id: string): Promise<LetterCredit> {
  return get(everywhere(ctx), letterCredit, id, { lock: true })
}

interface LetterChange {
  /** A drawing as it is from now on. */
  readonly drawing?: Pick<LcDrawing, 'id' | 'status' | 'amount' | 'paidAmount'>
  /** Whether an amendment waits from now on; as it was unless said. */
  readonly isAmending?: boolean
  /** What an amendment changes of the letter. */
  readonly terms?: Partial<Pick<LetterCredit, 'amount' | 'expiryDate' | 'latestShip'>>
}

/** Carries a letter on with one of its drawings or amendments; whoever calls holds its lock. */
export async function followLetter(
  ctx: Ctx,
  lcId: string,
  { drawing, isAmending, terms = {} }: LetterChange,
): Promise<void> {
  const letter = await lockedLetter(ctx, lcId)
  await requireLive(ctx, letter)
  const stored = await find(everywhere(ctx), lcDrawing, { lcId }, { sort: ['presentDate', 'createTime'] })
  const taken = stored
    .map((one) => (one.id === drawing?.id ? { ...one, ...drawing } : one))
    .filter(({ status }) => status !== drawingState.draft && status !== drawingState.refused)
  const drawnAmount = sum(taken.map(({ amount }) => amount))
  const paidAmount = sum(taken.map((one) => one.paidAmount ?? '0'))
  const verb = verbOf(letter, taken, isAmending ?? (await amends(ctx, lcId)))
  const values = { ...terms, drawnAmount, paidAmount, status: statusAfter[verb] }
  await change(everywhere(ctx), letterCredit, letter, values, { verb })
}

async function amends(ctx: Ctx, lcId: string): Promise<boolean> {
  const { inApproval, sent } = amendmentState
  return (await find(everywhere(ctx), lcAmendment, { lcId, status: [inApproval, sent] })).length > 0
}

const statusAfter = {
  beginAmendment: lcState.amending,
  goOn: lcState.issued,
  receiveDocuments: lcState.presented,
  findDiscrepancies: lcState.discrepant,
  accept: lcState.accepted,
  pay: lcState.paid,
  settle: lcState.settled,
} as const

/** Settled when all of it is drawn and paid; otherwise its last drawing says where it stands. */
function verbOf(
  { maxAmount }: LetterCredit,
  taken: readonly LcDrawing[],
  isAmending: boolean,
): keyof typeof statusAfter {
  const drawn = sum(taken.map(({ amount }) => amount))
  const arePaid = taken.length > 0 && taken.every(({ status }) => status === drawingState.paid)
  if (arePaid && compare(drawn, maxAmount ?? '0') >= 0) return 'settle'
  if (isAmending) return 'beginAmendment'
  switch (taken.at(-1)?.status) {
    case drawingState.presented:
      return 'receiveDocuments'
    case drawingState.discrepant:
      return 'findDiscrepancies'
    case drawingState.accepted:
      return 'accept'
    case drawingState.paid:
      return 'pay'
    default:
      return 'goOn'
  }
}

export const everywhere = (ctx: Ctx) => ctx.withoutScope('what a letter of credit has left binds everybody')

export function isLive({ status }: LetterCredit): boolean {
  return liveLetter.some((one) => one === status)
}

/** The most that may be drawn under a letter of so much. */
export function mostOf({ tolPlus, about }: Pick<LetterCredit, 'tolPlus' | 'about'>, amount: string): string {
  const percent = tolPlus ?? (about === '1' ? '10' : '0')
  return round(div(mul(amount, add('100', percent)), '100', 6), 2)
}

/** Refuses whatever would be done under a letter that does not bind its bank. */
export async function requireLive(ctx: Ctx, letter: LetterCredit): Promise<void> {
  if (isLive(letter)) return
  const { status, applyNo } = letter
  const label = await labelOf(ctx, 'lcStatus', status)
  throw Refusal.atField('lcId', 'lc.not-live', { number: applyNo ?? '', status: label })
}

function requireTime(ctx: Ctx, { expiryDate }: LetterCredit): void {
  if (expiryDate < dayOfMs(ctx.now)) throw Refusal.atField('expiryDate', 'lc.past', { day: expiryDate })
}

function requireIssuedInTime({ expiryDate }: LetterCredit, issueDate: string): void {
  if (issueDate > expiryDate) throw Refusal.atField('issueDate', 'lc.issued-after-expiry', { day: expiryDate })
}

/** Nobody ends a letter under which documents wait for money. */
async function requireUnused(ctx: Ctx, { id }: LetterCredit): Promise<void> {
  const [open] = await find(everywhere(ctx), lcDrawing, { lcId: id, status: openDrawing })
  if (open !== undefined) throw new Refusal('lc.open-drawing', { number: open.drawingNo ?? '' })
}
