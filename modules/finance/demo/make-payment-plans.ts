import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, save } from '../../../server/module-api.ts'
import { runningContract, contract, type Counterparty, counterparty, isOfWholeYear } from '../../contracts/index.ts'
import { paymentPlan } from '../payment-plan.ts'
import { receiptPlan } from '../receipt-plan.ts'
import type { RememberedBank } from './bank-answers.ts'
import type { AccountOf } from './make-bank-accounts.ts'
import { tellPayments } from './make-payments.ts'
import {
  contractPlans,
  costPlans,
  type Drawn,
  type MadePlan,
  pastFate,
  type PayableContract,
  plannedDays,
  type PlanSpec,
  recentDays,
  recentFate,
} from './payment-plan-specs.ts'

const plannedFrom = 130 * dayMs

const drafters = ['seasales', 'seabuy', 'landsales', 'tjsales', 'ivanov', 'domsales', 'shipops', 'selfonly'] as const
const units: Readonly<Record<(typeof drafters)[number], string>> = {
  seasales: 'BLHY',
  seabuy: 'BLHY',
  selfonly: 'BLHY',
  landsales: 'BLLY',
  tjsales: 'BLTJ',
  ivanov: 'BLTJ',
  domsales: 'BLNM',
  shipops: 'BLHYUN',
}

type Parties = ReadonlyMap<string, Counterparty>

/** Every morning of the last three months the traders plan what is to be paid under the contracts in force, and for costs. */
export async function makePlans(demo: DemoContext, bank: RememberedBank, accountOf: AccountOf): Promise<void> {
  const today = dayOfMs(demo.now)
  const costs = costPlans(today, demo.random)
  const goods: Drawn[] = []
  const planned = new Set<string>()
  const stories: Promise<void>[] = []
  const told = { old: 0, recent: 0 }
  for (let ago = plannedDays; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago)
    const { parties, contracts } = await demo.as(
      'findir',
      Math.min(msOfDay(day) - 3 * hourMs, demo.now - 13 * hourMs),
      (ctx) => inForce(demo, ctx),
    )
    for (const one of contracts.filter(({ id }) => !planned.has(id))) {
      planned.add(one.id)
      goods.push(...contractPlans(one, today, demo.random))
    }
    for (const drawn of [...goods, ...costs].filter((plan) => plan.day === day)) {
      const place = told.old + told.recent
      const fate = ago < recentDays ? recentFate(told.recent++) : pastFate(told.old++)
      const spec = { ...drawn, ...fate, urgent: place % 11 === 0 }
      stories.push(
        demo.story(`${spec.party}${spec.purpose}`, () => tellPlan(demo, bank, spec, { parties, accountOf, place })),
      )
    }
  }
  await Promise.all(stories)
}

/** Port costs that leave by the share in which customers have paid: a part of one plan may, the other waits. */
export async function makeBackToBackPlans(demo: DemoContext, accountOf: AccountOf): Promise<void> {
  const day = dayOfMs(demo.now)
  const { parties, receipts } = await demo.as('findir', demo.now - 20 * hourMs, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const expected = { approvalStatus: '2', unitId: demo.place('BLHY') } as const
    const first = async (recStatus: readonly string[]) =>
      find(all, receiptPlan, { ...expected, recStatus: [...recStatus] }, { sort: ['createTime'], limit: 1 })
    return {
      parties: (await inForce(demo, ctx)).parties,
      receipts: [...(await first(['1'])), ...(await first(['0', '3']))],
    }
  })
  for (const [place, { id }] of receipts.entries()) {
    const told = { unit: 'BLHY', drafter: 'seasales', party: '锦西港务', attribute: 'port', segment: 'sea' } as const
    const sums = { currency: 'CNY', amount: place === 0 ? '180000' : '96000', day, planDate: addDays(day, 3) } as const
    const spec = { ...told, ...sums, contract: null, receipts: id, purpose: '背靠背港杂费', urgent: false } as const
    await makePlan(demo, { ...spec, stage: 'approved', fate: 'unpaid' }, parties, accountOf, place)
  }
}

interface Around {
  readonly parties: Parties
  readonly accountOf: AccountOf
  readonly place: number
}

async function tellPlan(
  demo: DemoContext,
  bank: RememberedBank,
  spec: PlanSpec,
  { parties, accountOf, place }: Around,
) {
  const plan = await makePlan(demo, spec, parties, accountOf, place)
  if (spec.stage === 'approved') await tellPayments(demo, bank, plan, place)
}

/** The counterparties by short name, and every purchase contract in force whose drafter the demonstration names. */
async function inForce(demo: DemoContext, ctx: Ctx) {
  const all = ctx.withoutScope('demonstration')
  const parties = new Map((await find(all, counterparty, {}, { lines: true })).map((one) => [one.shortName ?? '', one]))
  const running = await find(
    all,
    contract,
    { contractStatus: runningContract, direction: 'buy' },
    { sort: ['createTime'] },
  )
  const contracts = running.flatMap((one): PayableContract[] => {
    const drafter = drafters.find((code) => demo.person(code) === one.createBy)
    const party = [...parties.values()].find(({ id }) => id === one.counterparty)
    // What is settled month by month is not planned beforehand.
    if (isOfWholeYear(one) || drafter === undefined || party === undefined || one.createTime < demo.now - plannedFrom)
      return []
    const since = new Date((one.approveTime ?? one.createTime) + 32 * hourMs).toISOString().slice(0, 10)
    const { id, contractType: type, bizSegment: segment, currency, totalAmount: total } = one
    return [{ id, unit: units[drafter], drafter, party: party.shortName ?? '', type, segment, currency, total, since }]
  })
  return { parties, contracts }
}

/** Drafts a plan, submits it and lets it be decided on; `at` is the place in its day. */
async function makePlan(
  demo: DemoContext,
  spec: PlanSpec,
  parties: Parties,
  accountOf: AccountOf,
  at: number,
): Promise<MadePlan> {
  const began = Math.min(msOfDay(spec.day) - 2 * hourMs + (at % 8) * 3_000_000, demo.now - 12 * hourMs)
  const account = accountOf(spec.unit, spec.currency, spec.contract === null)
  const { id, ver } = await demo.as(spec.drafter, began, (ctx) =>
    save(ctx, paymentPlan, recordOf(spec, parties, account)),
  )
  if (spec.stage === 'draft') return { id, spec, account, at: began }
  await demo.as(spec.drafter, began + 600_000, (ctx) => act(ctx, paymentPlan, id, 'submit', { ver }))
  if (spec.stage === 'returned') {
    const agreed = await demo.agree(paymentPlan, id, began + hourMs, at % 2)
    await demo.sendBack(paymentPlan, id, agreed + hourMs, '收款账号与合同约定不一致，请核对后重新提交')
    return { id, spec, account, at: agreed }
  }
  const agreed = await demo.agree(paymentPlan, id, began + hourMs, spec.stage === 'running' ? at % 2 : undefined)
  if (spec.stage === 'revoked' || spec.stage === 'closed') await ended(demo, spec, id, agreed + 20 * hourMs)
  return { id, spec, account, at: agreed }
}

function ended(demo: DemoContext, { drafter, stage }: PlanSpec, id: string, at: number): Promise<unknown> {
  const verb = stage === 'revoked' ? 'revoke' : 'close'
  const opinion = stage === 'revoked' ? '对方推迟发货，撤销本次付款' : '费用已由对方承担，关闭计划'
  return demo.as(drafter, at, async (ctx) => {
    const [plan] = await find(ctx, paymentPlan, { id })
    return act(ctx, paymentPlan, id, verb, { ver: plan?.ver ?? 0, opinion })
  })
}

const subjectOf: Readonly<Record<string, string>> = { goods: 'purchase', exp: 'other' }
const rates: Readonly<Record<string, string>> = { USD: '7.1180', RUB: '0.0885' }

function recordOf(spec: PlanSpec, parties: Parties, payerAccountId: string) {
  const party = parties.get(spec.party)
  const payee = party?.accounts?.[0]
  if (party === undefined || payee === undefined)
    throw new Error(
      `the demonstration makes no counterparty ${spec.party} with a bank account: add it to those of the contracts`,
    )
  const rate = rates[spec.currency]
  return {
    paymentAttribute: spec.attribute,
    planMonth: spec.planDate.slice(0, 7),
    planDate: spec.planDate,
    contractId: spec.contract?.id ?? null,
    counterparty: party.id,
    bizSegment: spec.segment,
    budgetSubject: subjectOf[spec.attribute] ?? 'freight',
    backToBack: spec.receipts === undefined ? '0' : '1',
    receiptPlanId: spec.receipts ?? null,
    supplementary: '0',
    advance: '0',
    urgent: spec.urgent ? '1' : '0',
    floatRange: spec.contract === null ? '0' : '5',
    currency: spec.currency,
    planAmount: spec.amount,
    ...(rate === undefined ? {} : { purchaseRate: rate }),
    payerAccountId,
    payeeName: payee.accountName,
    payeeBank: payee.bankName,
    payeeAccount: payee.accountNo,
    payeeCnaps: payee.cnaps,
    payeeCountry: party.country,
    purpose: spec.purpose,
    ...(party.country === 'CN' && spec.currency === 'CNY'
      ? {}
      : abroad(payee.accountName, payee.swiftCode ?? '', party.country ?? 'RU')),
  }
}

function abroad(name: string, swiftCode: string, country: string) {
  return {
    beneficiaryName: name,
    swiftCode,
    countryCode: country,
    beneficiaryAddress: 'UL. LENINA 1, BLAGOVESHCHENSK',
    chargeBearer: 'SHA',
    bopCode: '121010',
  }
}
