import { addDays, dayOfMs } from '../../core/values/day.ts'
import { div, mul, round, sub } from '../../core/values/decimal.ts'
import { hourMs } from '../../core/values/duration.ts'
import { contract } from '../../modules/contracts/index.ts'
import { enterLetter } from '../../modules/finance/demo/make-letters-of-credit.ts'
import { lcDrawing } from '../../modules/finance/letter-of-credit/lc-drawing.ts'
import { letterCredit } from '../../modules/finance/letter-of-credit/letter-of-credit.ts'
import { act, get, save } from '../../server/module-api.ts'
import type { YearLetter } from './planned-work.ts'
import { deskOf } from './year-desks.ts'
import { contractOf, hourOf, type YearWork } from './year-work.ts'

/** Two fifths of its contract are paid for by a letter, which is drawn in two halves so many days after it was opened. */
const share = '40'
const drawnAfter = [24, 45]

/** Opens or takes in a letter of credit, and has it drawn and paid as far as the year goes. */
export async function openLetter(work: YearWork, one: YearLetter): Promise<void> {
  const { demo } = work
  const { contract: of, day, nr } = one
  const { finance } = deskOf(of.unit)
  const at = hourOf(day, 1)
  const lcNo = `Y${day.replaceAll('-', '')}${String(nr + 1).padStart(4, '0')}`
  const isOurs = of.direction === 'buy'
  const { id, ver, amount } = await demo.as(of.drafter, at, async (ctx) => {
    const whole = await get(ctx, contract, contractOf(work, of).id)
    const part = round(div(mul(whole.totalAmount, share), '100', 6), 2)
    const terms: Record<string, string> = isOurs ? { marginPct: '20' } : { lcNo, issueDate: day }
    const entered = await enterLetter(ctx, whole, at, { amount: part, issuingBank: work.masters.bank, ...terms })
    return { ...entered, amount: part }
  })
  await demo.as(of.drafter, at + hourMs / 2, (ctx) => act(ctx, letterCredit, id, 'submit', { ver }))
  const agreed = await demo.agree(letterCredit, id, at + hourMs)
  const issued = hourOf(addDays(dayOfMs(agreed), 1), 1)
  if (issued >= demo.now) return
  if (isOurs)
    await demo.as(finance, issued, async (ctx) =>
      act(ctx, letterCredit, id, 'issue', {
        ver: (await get(ctx, letterCredit, id)).ver,
        lcNo,
        issueDate: dayOfMs(issued),
      }),
    )
  const half = round(div(amount, '2', 4), 2)
  for (const [place, part] of [half, sub(amount, half)].entries())
    await draw(work, { letter: id, amount: part, day: addDays(day, drawnAfter[place] ?? 0), finance })
}

interface Drawn {
  readonly letter: string
  readonly amount: string
  readonly day: string
  readonly finance: string
}

/** Documents are presented, comply the day after and are paid at sight the day after that. */
async function draw({ demo }: YearWork, { letter: lcId, amount, day, finance }: Drawn): Promise<void> {
  const [presentedAt, compliedAt, paidAt] = [0, 1, 2].map((days) => hourOf(addDays(day, days), 2))
  if (presentedAt === undefined || compliedAt === undefined || paidAt === undefined || paidAt >= demo.now) return
  const id = await demo.as(finance, presentedAt, async (ctx) => {
    const entered = await save(ctx, lcDrawing, { lcId, amount, blDate: addDays(day, -3), presentDate: day })
    await act(ctx, lcDrawing, entered.id, 'present', { ver: entered.ver })
    return entered.id
  })
  await demo.as(finance, compliedAt, async (ctx) =>
    act(ctx, lcDrawing, id, 'comply', {
      ver: (await get(ctx, lcDrawing, id)).ver,
      acceptDate: dayOfMs(compliedAt),
    }),
  )
  await demo.as('cashier', paidAt, async (ctx) =>
    act(ctx, lcDrawing, id, 'pay', {
      ver: (await get(ctx, lcDrawing, id)).ver,
      payDate: dayOfMs(paidAt),
      paidAmount: amount,
    }),
  )
}
