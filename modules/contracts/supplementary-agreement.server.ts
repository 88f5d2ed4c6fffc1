import { dayOfMs } from '../../core/values/day.ts'
import { add, compare, div, mul, sum } from '../../core/values/decimal.ts'
import { change, checkAll, type Ctx, find, labelOf, Refusal, rules } from '../../server/module-api.ts'
import { requireCondition } from './admission/require-admitted.server.ts'
import { changesOf, requireStated } from './agreement-changes.server.ts'
import { runningContract } from './contract-and-counterparty-states.ts'
import { contractExecution } from './contract-execution.ts'
import { approvedOf, contractWithLines } from './contract-version.server.ts'
import { contract, type Contract } from './contract.ts'
import { settlement } from './settlement.ts'
import { supplementaryAgreement, type SupplementaryAgreement } from './supplementary-agreement.ts'
import { tonnesOf } from './supply-matching/contract-tonnes.server.ts'
import { withoutId } from './without-id.ts'

interface Terms extends Pick<Contract, 'validTo' | 'paymentConditions' | 'totalAmount'> {
  readonly items?: Items
  readonly payTerms: PayTerms
  readonly frameworkAmount?: string | null
}

/** What an agreement does to its contract once it is approved, and what it undoes when it is taken back. */
export const agreementRules = rules(supplementaryAgreement, {
  prepare: async (ctx, { contractId }, before) => {
    const of = contractId ? await contractWithLines(ctx, contractId) : null
    return of === null ? {} : changedSince(snapshotOf(of), before)
  },

  suggest: {
    after: ['contractId', 'changeType'],
    fill: async (ctx, { contractId }) => {
      const effectDate = dayOfMs(ctx.now)
      const [of] = contractId ? await find(ctx, contract, { id: contractId }, { lines: true }) : []
      return of === undefined
        ? { offered: { effectDate } }
        : { settled: snapshotOf(of), offered: offerOf(of, effectDate) }
    },
  },

  check: async (ctx, record) => {
    const of = await contractOf(ctx, record)
    await checkAll([
      () => requireDates(record, of),
      () => requireWhole(record),
      () => requireStated(ctx, record, of),
      () => requireTermsOfParty(ctx, record, of),
    ])
  },

  on: {
    submit: async (ctx, record) => {
      const of = await contractOf(ctx, record, true)
      await requireRunning(ctx, of)
      await requireAlone(ctx, record)
      await requireNotSettled(ctx, record)
      await requireTermsOfParty(ctx, record, of)
      requireNotOverpaid(of, record.newTotal ?? '0')
      requireNotBelowMatched(of, record)
      return snapshotOf(of)
    },
    approved: async (ctx, record) => {
      const of = await contractOf(ctx, record, true)
      await requireRunning(ctx, of)
      await requireNotSettled(ctx, record)
      requireNotOverpaid(of, record.newTotal ?? '0')
      requireNotBelowMatched(of, record)
      const versionNo = String((await approvedOf(ctx, of.id)).filter(({ id }) => id !== record.id).length + 2)
      await write(ctx, of, termsAfter(record, of), versionNo)
      return { ...snapshotOf(of), versionNo }
    },
    revoked: takeBack,
    closed: takeBack,
  },
})

async function contractOf(ctx: Ctx, { contractId }: SupplementaryAgreement, lock = false): Promise<Contract> {
  const of = await contractWithLines(ctx, contractId, lock)
  if (of === null) throw new Error(`the contract ${contractId} of an agreement is gone`)
  return of
}

function snapshotOf(of: Contract) {
  return {
    beforeItems: goodsLines(of.items),
    beforePayTerms: payLines(of.payTerms),
    beforeTotal: of.totalAmount,
    beforeValidTo: of.validTo,
    beforePaymentConditions: of.paymentConditions,
  }
}

/** Without the lines that are copied already, so that a record saved unchanged is not changed. */
function changedSince({ beforeItems, beforePayTerms, ...rest }: Snapshot, before: SupplementaryAgreement | null) {
  const same = (now: Items | PayTerms, was: Items | PayTerms | undefined) => textOf(now) === textOf(was ?? [])
  return {
    ...rest,
    ...(same(beforeItems, before?.beforeItems) ? {} : { beforeItems }),
    ...(same(beforePayTerms, before?.beforePayTerms) ? {} : { beforePayTerms }),
  }
}

type Snapshot = ReturnType<typeof snapshotOf>

function textOf(lines: Items | PayTerms): string {
  const plain = (lines ?? []).map((line) => Object.entries(withoutId(line)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify(plain)
}

/** What is agreed on anew begins as it stands in the contract, so that only what changes is typed. */
function offerOf(of: Contract, effectDate: string) {
  return {
    effectDate,
    newItems: goodsLines(of.items),
    newPayTerms: payLines(of.payTerms),
    newValidTo: of.validTo,
    newPaymentConditions: of.paymentConditions,
    newFrameworkAmount: of.frameworkAmount,
  }
}

// The lines of a copy are given ids of their own where they are written.
type Items = SupplementaryAgreement['newItems']
type Line = NonNullable<Items>[number]
type PayTerms = SupplementaryAgreement['newPayTerms']

function goodsLines(items: Items): Items {
  const copies = (items ?? []).map(withoutId)
  return copies as unknown as Items // see above
}

/** Lines that are of the same goods as before stay the lines that they were, with what was settled of them. */
function keptLines(items: Items, before: Contract['items']): Items {
  const old = [...(before ?? [])]
  const kept = (items ?? []).map((line) => {
    const same = old.findIndex(({ goods, uom, grade }) => textsOf(line) === textsOf({ goods, uom, grade }))
    const [was] = same < 0 ? [] : old.splice(same, 1)
    return was === undefined ? withoutId(line) : { ...line, id: was.id }
  })
  return kept as unknown as Items // those without an id are given theirs where they are written
}

function textsOf({ goods, uom, grade }: Pick<Line, 'goods' | 'uom' | 'grade'>): string {
  return JSON.stringify([goods, uom, grade ?? ''])
}

function payLines(terms: PayTerms): PayTerms {
  const copies = (terms ?? []).map(({ node, pct, daysAfter, condition }) => ({ node, pct, daysAfter, condition }))
  return copies as unknown as PayTerms // see above
}

function requireDates({ effectDate, newValidTo }: SupplementaryAgreement, of: Contract): void {
  if (effectDate < of.signDate) throw Refusal.atField('effectDate', 'agreement.before-contract', { day: of.signDate })
  if (newValidTo !== null && newValidTo < of.validFrom) throw Refusal.atField('newValidTo', 'contract.dates')
}

function requireWhole({ changeType, frameworkFlag, newItems, newPayTerms }: SupplementaryAgreement): void {
  const goods = changeType.includes('qty') || changeType.includes('price')
  if (goods && frameworkFlag !== '1' && (newItems ?? []).length === 0)
    throw Refusal.atField('newItems', 'contract.no-lines')
  if (!changeType.includes('pay')) return
  const total = sum((newPayTerms ?? []).map(({ pct }) => pct))
  if (compare(total, '100') !== 0) throw Refusal.atField('newPayTerms', 'contract.terms-total', { total })
}

/** Who was restricted keeps to its condition in what is agreed on later, too. */
async function requireTermsOfParty(ctx: Ctx, { changeType, newPayTerms }: SupplementaryAgreement, of: Contract) {
  if (!changeType.includes('pay')) return
  const agreed = { ...of, payTerms: newPayTerms ?? [] }
  // An agreement leaves the method as it is, so whatever is wrong is put right in its terms.
  await requireCondition(ctx, of.counterparty, agreed, { method: 'newPayTerms', terms: 'newPayTerms' })
}

const running: readonly string[] = runningContract

async function requireRunning(ctx: Ctx, { contractNo, contractStatus }: Contract): Promise<void> {
  if (running.includes(contractStatus)) return
  const status = await labelOf(ctx, 'contractStatus', contractStatus)
  throw Refusal.atField('contractId', 'agreement.contract-not-running', { number: contractNo ?? '', status })
}

/** Versions follow each other: each begins no earlier than the one before, and is decided on before the next. */
async function requireAlone(ctx: Ctx, { id, contractId, effectDate }: SupplementaryAgreement): Promise<void> {
  const all = ctx.withoutScope('changes of a contract follow each other')
  const [other] = await find(all, supplementaryAgreement, { contractId, approvalStatus: '1', id: { not: id } })
  if (other !== undefined) throw Refusal.atField('contractId', 'agreement.in-approval', { number: other.saNo ?? '' })
  const last = (await approvedOf(ctx, contractId)).at(-1)
  if (last !== undefined && effectDate < last.effectDate)
    throw Refusal.atField('effectDate', 'agreement.before-last', { number: last.saNo ?? '', day: last.effectDate })
}

/** What was settled for days from the change on was settled by the version that is to be replaced. */
async function requireNotSettled(ctx: Ctx, { contractId, effectDate }: SupplementaryAgreement): Promise<void> {
  const [settled] = await find(
    ctx.withoutScope('changes of a contract follow each other'),
    settlement,
    { relatedContract: contractId, approvalStatus: ['1', '2'], date: { from: effectDate } },
    { limit: 1 },
  )
  if (settled === undefined) return
  const params = { number: settled.settleNo ?? '', day: settled.date }
  throw Refusal.atField('effectDate', 'agreement.settled', params)
}

function requireNotOverpaid({ direction, paidAmt, inFlightAmt, receivedAmt }: Contract, total: string): void {
  const done = direction === 'sell' ? (receivedAmt ?? '0') : add(paidAmt ?? '0', inFlightAmt ?? '0')
  if (compare(total, done) < 0) throw Refusal.atField('newTotal', 'agreement.below-paid', { done, total })
}

/** Tonnes that are sold on are not cut while they are matched. */
function requireNotBelowMatched({ matchedTonnes, frameworkFlag }: Contract, record: SupplementaryAgreement): void {
  if (!record.changeType.includes('qty') || frameworkFlag === '1') return
  const tonnes = sum((record.newItems ?? []).filter(({ uom }) => uom === 't').map(({ qty }) => qty))
  if (compare(tonnes, matchedTonnes ?? '0') < 0)
    throw Refusal.atField('newItems', 'agreement.below-matched', { matched: matchedTonnes ?? '0', tonnes })
}

function termsAfter(record: SupplementaryAgreement, of: Contract): Terms {
  const changes = changesOf(record, of)
  const goods = changes.includes('qty') || changes.includes('price')
  const framework = of.frameworkFlag === '1' ? { frameworkAmount: record.newFrameworkAmount } : {}
  return {
    totalAmount: record.newTotal ?? of.totalAmount,
    ...(goods ? { items: record.newItems ?? of.items, ...framework } : {}),
    payTerms: changes.includes('pay') ? record.newPayTerms : of.payTerms,
    validTo: record.newValidTo ?? of.validTo,
    paymentConditions: record.newPaymentConditions ?? of.paymentConditions,
  }
}

async function write(ctx: Ctx, of: Contract, { totalAmount, ...terms }: Terms, versionNo: string) {
  const use = { paid: of.paidAmt ?? '0.00', held: of.inFlightAmt ?? '0.00', received: of.receivedAmt ?? '0.00' }
  const items =
    terms.items === undefined
      ? {}
      : { items: keptLines(terms.items, of.items), ...(await tonnesOf(ctx, { ...of, items: terms.items })) }
  const patch = {
    ...terms,
    ...items,
    payTerms: (payLines(terms.payTerms) ?? []).map((term) => ({
      ...term,
      amount: div(mul(totalAmount, term.pct), '100', 2),
    })),
    contractVersion: versionNo,
    ...contractExecution({ totalAmount, direction: of.direction }, use),
  }
  await change(ctx.withoutScope('changes of a contract follow each other'), contract, of, patch, { verb: 'amended' })
}

/** The last change is taken back first; the contract becomes what it was before it. */
async function takeBack(ctx: Ctx, record: SupplementaryAgreement) {
  if (record.versionNo === null) return {}
  const of = await contractOf(ctx, record, true)
  const later = (await approvedOf(ctx, of.id)).find(
    ({ id, versionNo }) => id !== record.id && compare(versionNo ?? '0', record.versionNo ?? '0') > 0,
  )
  if (later !== undefined) throw new Refusal('agreement.later-first', { number: later.saNo ?? '' })
  await requireNotSettled(ctx, record)
  requireNotOverpaid(of, record.beforeTotal ?? '0')
  const framework = of.frameworkFlag === '1' ? { frameworkAmount: record.beforeTotal } : {}
  await write(
    ctx,
    of,
    {
      totalAmount: record.beforeTotal ?? of.totalAmount,
      items: record.beforeItems,
      ...framework,
      payTerms: record.beforePayTerms,
      validTo: record.beforeValidTo ?? of.validTo,
      paymentConditions: record.beforePaymentConditions ?? of.paymentConditions,
    },
    String(Number(record.versionNo) - 1),
  )
  return { versionNo: null }
}
