import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { add, compare, div, mul, round, sum } from '../../../core/values/decimal.ts'
import { checkAll, type Ctx, find, get, Refusal, rules } from '../../../server/module-api.ts'
import { examinedBy, lastPresentationDay } from './banking-days.server.ts'
import { drawingState } from './lc-drawing-states.ts'
import { lcDrawing, type LcDrawing } from './lc-drawing.ts'
import { everywhere, followLetter, lockedLetter, requireLive } from './letter-of-credit.server.ts'
import { letterCredit, type LetterCredit } from './letter-of-credit.ts'

/** Drawings of one letter follow each other under its lock, so that they never come to more than it allows. */
export const lcDrawingRules = rules(lcDrawing, {
  prepare: async (ctx, { lcId, blDate, presentDate }) => {
    const [letter] = lcId ? await find(everywhere(ctx), letterCredit, { id: lcId }) : []
    return letter && blDate && presentDate ? daysOf(ctx, letter, { blDate, presentDate }) : {}
  },

  check: async (ctx, record) => {
    const letter = await get(everywhere(ctx), letterCredit, record.lcId)
    await checkAll([() => requireLive(ctx, letter), () => requireAvailable(letter, record)])
  },

  locks: {
    present: lockLetter,
    comply: lockLetter,
    findDiscrepancies: lockLetter,
    waive: lockLetter,
    refuse: lockLetter,
    pay: lockLetter,
  },

  on: {
    present: async (ctx, record) => {
      const letter = await lockedLetter(ctx, record.lcId)
      await requireLive(ctx, letter)
      requireAvailable(letter, record)
      await follow(ctx, record, { status: drawingState.presented })
      // The letter may have been amended since the documents were entered.
      return daysOf(ctx, letter, record)
    },
    comply: async (ctx, record, { acceptDate }) => {
      const letter = await lockedLetter(ctx, record.lcId)
      await checkAll([
        () => requirePresentedInTime(record),
        () => requireShippedInTime(letter, record),
        () => requireAlone(ctx, letter, record),
        () => requireQuantity(ctx, letter, record),
      ])
      return accept(ctx, letter, record, { result: 'ok', acceptDate: String(acceptDate) })
    },
    findDiscrepancies: async (ctx, record, { discrepancies }) => {
      await follow(ctx, record, { status: drawingState.discrepant })
      return { result: 'disc', discrepancies: String(discrepancies) }
    },
    waive: async (ctx, record, { acceptDate }) => {
      const letter = await lockedLetter(ctx, record.lcId)
      return accept(ctx, letter, record, { result: 'acc', acceptDate: String(acceptDate) })
    },
    refuse: async (ctx, record, { refusedReason }) => {
      await follow(ctx, record, { status: drawingState.refused })
      return { result: 'ref', refusedReason: String(refusedReason) }
    },
    pay: async (ctx, record, { payDate, paidAmount }) => {
      const paid = { payDate: String(payDate), paidAmount: String(paidAmount) }
      requirePaidInReason(ctx, record, paid)
      await follow(ctx, record, { status: drawingState.paid, paidAmount: paid.paidAmount })
      return paid
    },
  },
})

/** Carries the letter on with a drawing that has these values from now on. */
function follow(
  ctx: Ctx,
  { id, lcId, status, amount, paidAmount }: LcDrawing,
  now: Partial<Pick<LcDrawing, 'status' | 'paidAmount'>>,
): Promise<void> {
  return followLetter(ctx, lcId, { drawing: { id, status, amount, paidAmount, ...now } })
}

/** By when documents are to be presented and examined, by the terms of the letter as it is now. */
async function daysOf(
  ctx: Ctx,
  letter: LetterCredit,
  { blDate, presentDate }: Pick<LcDrawing, 'blDate' | 'presentDate'>,
) {
  const { presentDays, expiryDate } = letter
  return {
    lastPresentDay: await lastPresentationDay(ctx, { blDate, presentDays, expiryDate }),
    examineBy: await examinedBy(ctx, presentDate),
  }
}

async function lockLetter(ctx: Ctx, id: string): Promise<void> {
  const [drawing] = await find(everywhere(ctx), lcDrawing, { id })
  if (drawing !== undefined) await lockedLetter(ctx, drawing.lcId)
}

interface Acceptance {
  /** Code of the dictionary lcDocResult. */
  readonly result: 'ok' | 'acc'
  readonly acceptDate: string
}

/** An accepted drawing is paid at once at sight, otherwise so many days after its base. */
async function accept(
  ctx: Ctx,
  { tenorDays, tenorBase }: LetterCredit,
  record: LcDrawing,
  { result, acceptDate }: Acceptance,
) {
  const { blDate, presentDate } = record
  if (acceptDate < presentDate) throw Refusal.atField('acceptDate', 'lc.before-presentation', { day: presentDate })
  await follow(ctx, record, { status: drawingState.accepted })
  const base = tenorBase === 'sight' ? acceptDate : blDate
  return { result, acceptDate, dueDate: tenorDays === null ? acceptDate : addDays(base, Number(tenorDays)) }
}

function requireAvailable({ availableAmount, currency }: LetterCredit, { amount }: LcDrawing): void {
  if (compare(amount, availableAmount ?? '0') > 0)
    throw Refusal.atField('amount', 'lc.over-available', { available: availableAmount ?? '0', currency })
}

function requirePresentedInTime({ presentDate, lastPresentDay }: LcDrawing): void {
  if (lastPresentDay !== null && presentDate > lastPresentDay)
    throw new Refusal('lc.late-presentation', { day: lastPresentDay })
}

// A closed bank does not prolong the time of shipment (UCP 600, article 29 c).
function requireShippedInTime({ latestShip }: LetterCredit, { blDate }: LcDrawing): void {
  if (latestShip !== null && blDate > latestShip) throw new Refusal('lc.late-shipment', { day: latestShip })
}

/** Without partial shipments there is one drawing. */
async function requireAlone(ctx: Ctx, { partial }: LetterCredit, { lcId, id }: LcDrawing): Promise<void> {
  if (partial === '1') return
  const other = (await livingDrawings(ctx, lcId)).find((one) => one.id !== id)
  if (other !== undefined) throw new Refusal('lc.no-partial', { number: other.drawingNo ?? '' })
}

/** Goods beyond the tolerance are a discrepancy. */
async function requireQuantity(ctx: Ctx, letter: LetterCredit, { lcId }: LcDrawing): Promise<void> {
  if (letter.goodsQty === null) return
  const most = mostGoods(letter, letter.goodsQty)
  const shipped = sum((await livingDrawings(ctx, lcId)).map(({ qty }) => qty ?? '0'))
  if (compare(shipped, most) > 0) throw new Refusal('lc.over-quantity', { most, shipped })
}

/**
 * The stated tolerance; ten per cent for "about"; otherwise five per cent where goods are not counted in packages, as long
 * as the amount is not exceeded (UCP 600, article 30).
 */
function mostGoods({ tolPlus, about, inPackages }: LetterCredit, goodsQty: string): string {
  const inBulk = inPackages === '1' ? '0' : '5'
  const unsaid = about === '1' ? '10' : inBulk
  return round(div(mul(goodsQty, add('100', tolPlus ?? unsaid)), '100', 6), 3)
}

async function livingDrawings(ctx: Ctx, lcId: string): Promise<readonly LcDrawing[]> {
  const { presented, discrepant, accepted, paid } = drawingState
  return find(everywhere(ctx), lcDrawing, { lcId, status: [presented, discrepant, accepted, paid] })
}

/** What is paid is at most what was drawn: banks keep their charges. */
function requirePaidInReason(
  ctx: Ctx,
  { amount, acceptDate }: LcDrawing,
  { payDate, paidAmount }: Readonly<Record<'payDate' | 'paidAmount', string>>,
): void {
  if (compare(paidAmount, amount) > 0) throw Refusal.atField('paidAmount', 'lc.paid-more', { amount })
  if (payDate > dayOfMs(ctx.now)) throw Refusal.atField('payDate', 'lc.not-yet', { day: dayOfMs(ctx.now) })
  if (acceptDate !== null && payDate < acceptDate)
    throw Refusal.atField('payDate', 'lc.before-acceptance', { day: acceptDate })
}
