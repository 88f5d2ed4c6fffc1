import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { counterparty } from '../../contracts/index.ts'
import { customsTaxCertificate } from '../../trade/index.ts'
import { paymentPlan } from '../payment-plan.ts'
import type { AccountOf } from './make-bank-accounts.ts'

const treasury = '锦州国库'

/** What customs asked for: debited by them on the day of issue and entered afterwards, or on its way round. */
const payments = [
  { certNo: '090420261004408817-A01', daysAgo: 10, debited: true },
  { certNo: '090420261004408817-L02', daysAgo: 10, debited: true },
  { certNo: '090420261004409126-A01', daysAgo: 2, debited: false },
] as const

/** Plans that pay customs certificates; the VAT that was paid is deducted in the month of its payment. */
export async function makeCustomsPayments(demo: DemoContext, accountOf: AccountOf): Promise<void> {
  await Promise.all(
    payments.map((payment) => demo.story(`缴税 ${payment.certNo}`, () => makePayment(demo, payment, accountOf))),
  )
}

async function makePayment(demo: DemoContext, payment: (typeof payments)[number], accountOf: AccountOf): Promise<void> {
  const { certNo, daysAgo, debited } = payment
  const at = demo.now - daysAgo * dayMs
  const { id, certId } = await demo.as('seabuy', at, async (ctx) => {
    const made = await planned(ctx, payment, accountOf('BLHY', 'CNY', false), addDays(dayOfMs(demo.now), -daysAgo))
    await act(ctx, paymentPlan, made.id, 'submit', { ver: made.ver })
    return made
  })
  await demo.agree(paymentPlan, id, at + hourMs, debited ? undefined : 1)
  if (!debited || !certNo.endsWith('L02')) return
  const deducted = at + 2 * dayMs
  await demo.as('seafin', deducted, async (ctx) => {
    const { ver } = await get(ctx, customsTaxCertificate, certId)
    await act(ctx, customsTaxCertificate, certId, 'deduct', { ver, month: dayOfMs(deducted).slice(0, 7) })
  })
}

async function planned(ctx: Ctx, { certNo, debited }: (typeof payments)[number], payerAccountId: string, day: string) {
  const all = ctx.withoutScope('demonstration')
  const [cert] = await find(all, customsTaxCertificate, { certNo })
  const [party] = await find(all, counterparty, { shortName: treasury }, { lines: true })
  const payee = party?.accounts?.[0]
  if (cert === undefined || party === undefined || payee === undefined)
    throw new Error('a customs payment names a certificate and the treasury of the demonstration')
  const attachments = debited
    ? [{ ...(await storeFile(ctx, { name: `${certNo}.pdf`, bytes: makePdf([`Customs payment ${certNo}`]) })) }]
    : []
  const planDate = debited ? day : addDays(day, 3)
  const saved = await save(ctx, paymentPlan, {
    paymentAttribute: 'duty',
    customsTaxId: cert.id,
    planMonth: planDate.slice(0, 7),
    planDate,
    counterparty: party.id,
    bizSegment: 'sea',
    budgetSubject: 'tax',
    backToBack: '0',
    supplementary: debited ? '1' : '0',
    advance: '0',
    planAmount: cert.amount ?? '0',
    payerAccountId,
    payeeName: payee.accountName,
    payeeBank: payee.bankName,
    payeeAccount: payee.accountNo,
    payeeCnaps: payee.cnaps,
    purpose: certNo,
    attachments,
  })
  return { ...saved, certId: cert.id }
}
