import { msOfDay } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { act, type Demo, find, save } from '../../../server/define.ts'
import { runningContract, contract, type Counterparty, counterparty } from '../../contracts/index.ts'
import { paymentPlan } from '../payment-plan.ts'
import type { AccountOf } from './make-accounts.ts'
import type { PayableContract, PlanSpec } from './plan-specs.ts'

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

/** The counterparties with their accounts, by short name. */
export async function partiesByName(demo: Demo): Promise<Parties> {
  const all = await demo.as('risk', demo.now, (ctx) => find(ctx, counterparty, {}, { lines: true }))
  return new Map(all.map((party) => [party.shortName ?? '', party]))
}

/** Every purchase contract in force whose drafter has a sign-in name of the demonstration. */
export async function payableContracts(demo: Demo, parties: Parties): Promise<PayableContract[]> {
  const found = await demo.as('findir', demo.now, (ctx) =>
    find(ctx, contract, { contractStatus: runningContract, direction: 'buy' }, { sort: ['createTime'] }),
  )
  return found.flatMap((one) => {
    const drafter = drafters.find((code) => demo.person(code) === one.createBy)
    const party = [...parties.values()].find(({ id }) => id === one.counterparty)
    if (drafter === undefined || party === undefined) return []
    const since = new Date((one.approveTime ?? one.createTime) + 32 * hourMs).toISOString().slice(0, 10)
    return [
      {
        id: one.id,
        unit: units[drafter],
        drafter,
        party: party.shortName ?? '',
        type: one.contractType,
        segment: one.bizSegment,
        currency: one.currency,
        total: one.totalAmount,
        since,
      },
    ]
  })
}

/** A plan as far as its stage goes. */
export interface MadePlan {
  readonly id: string
  readonly spec: PlanSpec
  /** From which it is to be paid. */
  readonly account: string
  /** When the last step was taken. */
  readonly at: number
}

/** Drafts a plan, submits it and lets it be decided on; `at` is the place in its day. */
export async function makePlan(
  demo: Demo,
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

function ended(demo: Demo, { drafter, stage }: PlanSpec, id: string, at: number): Promise<unknown> {
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
    backToBack: '0',
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
