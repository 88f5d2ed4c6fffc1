import { dayOfMs } from '../../core/values/day.ts'
import { add, compare, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, find, labelOf, rules } from '../../server/module-api.ts'
import { type Contract, contract, type Counterparty, counterparty } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { type CustomsTaxCertificate, customsTaxCertificate } from '../trade/index.ts'
import { receiptsOfSale } from './back-to-back-payment-limit.server.ts'
import { bankAccount } from './bank-account.ts'
import { budgetLeft, purposeOf } from './budget-remaining.server.ts'
import { contractUse, leftFor, leftOf } from './contract-execution-amounts.server.ts'
import { openItem } from './open-item.ts'
import { payerOf as payerFields } from './payment-plan-payer.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { percentOf } from './percent-of.ts'
import { accountOfPayer, refundable } from './refund-of-advance.server.ts'

type Draft = Partial<{ readonly [K in keyof PaymentPlan]: PaymentPlan[K] | null }>
type Filled = Partial<PaymentPlan>

/**
 * What the form of a payment plan fills in beside what its source says: from the drafter, his contract, and the payee's
 * verified accounts.
 */
export const paymentPlanStart = rules(paymentPlan, {
  suggest: {
    after: [
      'contractId',
      'settlements',
      'barterId',
      'customsTaxId',
      'refundedItem',
      'counterparty',
      'currency',
      'bizSegment',
      'budgetSubject',
      'planDate',
    ],
    fill: async (ctx, draft, chosen) => {
      const filled = await filledBy(ctx, draft, chosen)
      const plan = { unitId: ctx.actor.unitId, ...filled.offered, ...given(draft), ...filled.settled }
      return { ...filled, settled: { ...filled.settled, budgetLeft: await budgetLeft(ctx, purposeOf(plan)) } }
    },
  },
})

// What says which budget a plan spends, and nothing else of it.
const ofBudget: ReadonlySet<string> = new Set(['bizSegment', 'budgetSubject', 'planDate'])

function given(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null && value !== ''))
}

async function filledBy(ctx: Ctx, draft: Draft, chosen: string | null) {
  if (chosen === null) return { offered: await ownDefaults(ctx), settled: {} }
  return ofBudget.has(chosen) ? { offered: {}, settled: {} } : await chosenIn(ctx, draft, chosen)
}

const sources: ReadonlySet<string> = new Set(['contractId', 'settlements', 'barterId'])

/** What follows from the contract, settlement, party or currency that was chosen. */
async function chosenIn(ctx: Ctx, draft: Draft, chosen: string) {
  const of = sources.has(chosen) ? await chosenContract(ctx, draft.contractId ?? null) : null
  const duty = chosen === 'customsTaxId' ? await chosenDuty(ctx, draft.customsTaxId ?? null) : null
  const refund = chosen === 'refundedItem' ? await chosenAdvance(ctx, draft.refundedItem ?? null) : null
  const currency = of?.currency ?? draft.currency ?? 'CNY'
  const payee = await payeeOf(ctx, of?.counterparty ?? draft.counterparty ?? null, currency, refund?.cameFrom ?? null)
  const offered = {
    ...(of === null ? {} : fromContract(of)),
    ...(duty === null ? {} : ofDuty),
    ...(refund === null ? {} : { budgetSubject: 'other' as const, planAmount: refund.left }),
    ...(of !== null && chosen === 'contractId' ? await dueOf(ctx, of) : {}),
    ...(of?.backToBackFlag === '1' ? await receiptsOfSale(ctx, of.id) : {}),
    ...(await payerOf(ctx, of?.ourCompany ?? duty?.ourCompany ?? null, currency)),
  }
  return {
    offered,
    settled: {
      ...(of === null ? {} : await terms(ctx, of)),
      ...payee.values,
      ...(refund === null ? {} : { paymentAttribute: 'refund' as const }),
    },
    choices: payee.choices,
  }
}

/** This month, today, and what the drafter chose last time. */
async function ownDefaults(ctx: Ctx): Promise<Filled> {
  const today = dayOfMs(ctx.now)
  const [last] = await find(ctx, paymentPlan, { createBy: ctx.actor.id }, { sort: ['-createTime'], limit: 1 })
  const usual = last === undefined ? {} : { bizSegment: last.bizSegment, budgetSubject: last.budgetSubject }
  return {
    planMonth: today.slice(0, 7),
    planDate: today,
    backToBack: '0',
    supplementary: '0',
    advance: '0',
    ...usual,
    ...(await payerOf(ctx, null, 'CNY')),
  }
}

async function chosenContract(ctx: Ctx, id: string | null): Promise<Contract | null> {
  if (id === null) return null
  const [of] = await find(ctx, contract, { id }, { lines: true })
  return of ?? null
}

// What is owed to customs.
const ofDuty = { paymentAttribute: 'duty', budgetSubject: 'tax' } as const

async function chosenDuty(ctx: Ctx, id: string | null): Promise<CustomsTaxCertificate | null> {
  if (id === null) return null
  const [of] = await find(ctx, customsTaxCertificate, { id })
  return of ?? null
}

/** What is left of an advance, and the account to which it goes back. */
async function chosenAdvance(ctx: Ctx, id: string | null) {
  const [item] = id === null ? [] : await find(ctx, openItem, { id })
  return item === undefined ? null : { left: await refundable(ctx, item), cameFrom: await accountOfPayer(ctx, item) }
}

/** What belongs to the contract whatever was typed. */
async function terms(ctx: Ctx, { id, bizSegment, backToBackFlag }: Contract): Promise<Filled> {
  return {
    bizSegment,
    backToBack: backToBackFlag === '1' ? '1' : '0',
    contractLeft: await leftFor(ctx, id, null),
  }
}

function fromContract({ contractNo, contractType }: Contract): Filled {
  const isFreight = contractType === 'ys' || contractType === 'zc'
  const ofGoods = contractType === 'gc' ? 'eng' : 'goods'
  const subjectOfGoods = contractType === 'gc' ? 'capital' : 'purchase'
  const paymentAttribute = isFreight ? 'frt' : ofGoods
  return {
    paymentAttribute,
    budgetSubject: isFreight ? 'freight' : subjectOfGoods,
    purpose: contractNo?.slice(0, 50) ?? null,
  } as Filled // a purpose that is missing is left out by the form
}

/** What the next term of payment leaves to be planned, where that is less than all that is left of the contract. */
async function dueOf(ctx: Ctx, of: Contract): Promise<Filled> {
  const use = await contractUse(ctx, of.id)
  const left = round(leftOf(of, use), 2)
  const planned = add(use.paid, use.held)
  let due = '0'
  for (const { pct } of of.payTerms ?? []) {
    due = add(due, percentOf(of.totalAmount, pct))
    const open = round(sub(due, planned), 2)
    if (compare(open, '0') > 0) return compare(open, left) < 0 ? { planAmount: open } : {}
  }
  return {}
}

/** The paying account: of the company that owes or the drafter's own, in the currency, the basic one first. */
async function payerOf(ctx: Ctx, owing: string | null, currency: string): Promise<Filled> {
  const [ours] =
    owing === null
      ? []
      : await find(ctx.withoutScope('the company of a source that the drafter sees'), company, { id: owing })
  const unitId = ours?.ownerUnit ?? ctx.actor.unitId
  const accounts =
    unitId === null ? [] : await find(ctx, bankAccount, { unitId, currency, status: '1' }, { sort: ['accountName'] })
  const account = accounts.find(({ acctType }) => acctType === 'basic') ?? accounts[0]
  return account === undefined ? {} : { payerAccountId: account.id, ...(await payerFields(ctx, account.id)) }
}

type Account = NonNullable<Counterparty['accounts']>[number]

/**
 * The payee's details from the account that is wanted, else the first verified one in the currency, and all accounts to
 * choose from; one that waits for its verification says so.
 */
async function payeeOf(ctx: Ctx, id: string | null, currency: string, wanted: string | null) {
  const [party] = id === null ? [] : await find(ctx, counterparty, { id }, { lines: true })
  const accounts = party?.accounts ?? []
  const verified = accounts.filter((account) => account.verified === '1')
  const usual =
    verified.find(({ accountNo }) => accountNo === wanted) ??
    verified.find((account) => account.currency === currency) ??
    verified[0]
  if (party === undefined || accounts.length === 0) return { values: {}, choices: { payeeAccount: [] } }
  const waiting = await labelOf(ctx, 'paymentPlan_payeeStanding', 'waiting')
  const label = (account: Account) =>
    [account.accountNo, account.bankName, account.currency, ...(account.verified === '1' ? [] : [waiting])].join(' · ')
  const choices =
    accounts.length === 1 && usual !== undefined
      ? []
      : accounts.map((account) => ({ label: label(account), values: payeeFields(party, account) }))
  return { values: usual === undefined ? {} : payeeFields(party, usual), choices: { payeeAccount: choices } }
}

function payeeFields(
  { country, nameEn, address }: Counterparty,
  { accountName, bankName, accountNo, cnaps, swiftCode, currency }: Account,
): Draft {
  const isForeign = country !== 'CN' || currency !== 'CNY'
  const abroad = isForeign
    ? {
        beneficiaryName: latin(nameEn ?? accountName),
        swiftCode,
        countryCode: swiftCode?.slice(4, 6) ?? country,
        beneficiaryAddress: latin(address ?? ''),
      }
    : {}
  return {
    payeeName: accountName,
    payeeBank: bankName,
    payeeAccount: accountNo,
    payeeCnaps: cnaps,
    payeeCountry: country,
    ...abroad,
  }
}

/** Only what a SWIFT message carries; null when nothing of it is left. */
function latin(text: string): string | null {
  const kept = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9/?:().,'+ -]/g, '')
    .trim()
  return kept === '' ? null : kept
}
