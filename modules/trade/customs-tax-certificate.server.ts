import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { compare, isZero, sum } from '../../core/values/decimal.ts'
import { act, closedFor, type Ctx, find, get, holdOpen, Refusal, rules } from '../../server/module-api.ts'
import { customsDeclarationState } from './customs-declaration-states.ts'
import { customsDeclaration, type CustomsDeclaration } from './customs-declaration.ts'
import { certState, customsTaxCertificate, type CustomsTaxCertificate } from './customs-tax-certificate.ts'
import { lateOn } from './late-customs-tax-surcharge.ts'

/** A certificate is for what its declaration owes of its tax; it is deducted once, in a month that is open. */
export const customsTaxCertificateRules = rules(customsTaxCertificate, {
  suggest: {
    after: ['declarationId', 'taxType'],
    fill: async (ctx, { declarationId, taxType }) => {
      if (!declarationId || !taxType) return {}
      return { settled: { amount: taxOf(await declarationOf(ctx, declarationId), taxType) } }
    },
  },

  prepare: async (ctx, { declarationId, taxType }, before) => {
    if (!declarationId || !taxType || (before !== null && before.status !== certState.owed)) return {}
    const of = await declarationOf(ctx, declarationId)
    const { customsNo, ourCompany, goodsId } = of
    return { customsNo, ourCompany, goodsId, amount: taxOf(of, taxType) }
  },

  // Whoever opens one that is late sees what is added if it is paid today.
  whenOpened: (ctx, record) => (record.status === certState.owed ? lateOn(record, dayOfMs(ctx.now)) : {}),

  check: (_ctx, { amount }) => {
    if (isZero(amount ?? '0')) throw Refusal.atField('taxType', 'trade.no-such-tax')
  },

  on: {
    pay: async (ctx, record, { paidOn }) => {
      await followTaxes(ctx, record.declarationId, String(paidOn))
      return { paidOn: String(paidOn), ...lateOn(record, String(paidOn)) }
    },
    payBack: async (ctx, { declarationId }) => {
      const all = free(ctx)
      const { status } = await get(all, customsDeclaration, declarationId, { lock: true })
      if (status === customsDeclarationState.taxPaid) await act(all, customsDeclaration, declarationId, 'payBack')
      return { paidOn: null, lateDays: null, lateFee: null }
    },
    deduct: async (ctx, record, { month }) => {
      const deductMonth = String(month)
      requireMonth(record, deductMonth, dayOfMs(ctx.now).slice(0, 7))
      await requireOpen(ctx, record, deductMonth)
      return { deductMonth }
    },
    revokeDeduction: async (ctx, record) => {
      if (record.deductMonth !== null) await requireOpen(ctx, record, record.deductMonth)
      return { deductMonth: null }
    },
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('what is owed to customs follows its declaration')

const declarationOf = (ctx: Ctx, id: string) => get(free(ctx), customsDeclaration, id)

function taxOf({ duty, vat }: CustomsDeclaration, taxType: string): string | null {
  return taxType === 'duty' ? duty : vat
}

/** A declaration whose taxes are all paid goes on; counted under its lock, for two may be paid at once. */
async function followTaxes(ctx: Ctx, declarationId: string, paidOn: string): Promise<void> {
  const all = free(ctx)
  const { status, taxTotal } = await get(all, customsDeclaration, declarationId, { lock: true })
  if (status !== customsDeclarationState.taxDue) return
  const paid = await find(all, customsTaxCertificate, { declarationId, status: [certState.paid, certState.deducted] })
  if (compare(sum(paid.map(({ amount }) => amount ?? '0')), taxTotal ?? '0') < 0) return
  const last = paid.reduce((day, one) => laterDay(day, one.paidOn ?? day), paidOn)
  await act(all, customsDeclaration, declarationId, 'pay', { paidOn: last })
}

function requireMonth({ issuedOn }: CustomsTaxCertificate, month: string, today: string): void {
  const from = issuedOn.slice(0, 7)
  if (month < from || month > today) throw Refusal.atField('month', 'trade.deduct-month', { from, to: today })
}

/** VAT is deducted in books that are open, and stays there once they are closed. */
async function requireOpen(ctx: Ctx, { unitId }: CustomsTaxCertificate, month: string): Promise<void> {
  if (unitId === null) return
  const ledger = await closedFor(ctx, { unitId, month }, ['arap'])
  if (ledger !== null) throw Refusal.atField('month', 'period.closed', { month, ledger })
  await holdOpen(ctx, { unitId, month }, 'settlement')
}
