import { isZero } from '../../../core/values/decimal.ts'
import { type Ctx, find, get, labelOf, Refusal } from '../../../server/module-api.ts'
import { admittedCounterparty, counterpartyState } from '../contract-and-counterparty-states.ts'
import type { Contract } from '../contract.ts'
import { counterparty, type Counterparty } from '../counterparty.ts'
import { accessState } from './access-states.ts'
import { counterpartyAccess, type CounterpartyAccess } from './counterparty-access.ts'

type Agreed = Pick<Contract, 'direction' | 'paymentMethod'> & {
  readonly payTerms: readonly Pick<NonNullable<Contract['payTerms']>[number], 'node' | 'daysAfter'>[]
}
/** At which fields a record says how it is paid and when. */
interface Fields {
  readonly method: string
  readonly terms: string
}

const free = (ctx: Ctx) => ctx.withoutScope('admission is the same for everybody')
const admitted: readonly string[] = admittedCounterparty
const letters: readonly string[] = ['lcs', 'lcu']
// Money, or the promise of a bank: a commercial bill or documents against acceptance are credit.
const ahead: readonly string[] = ['tt', 'cash', 'bab']
const beforeShipment: readonly string[] = ['sign', 'bship']

/** With whom a contract is made must be admitted, and what is agreed on must keep to the condition of its admission. */
export async function requireAdmitted(ctx: Ctx, record: Contract): Promise<void> {
  const party = await get(free(ctx), counterparty, record.counterparty)
  if (!admitted.includes(party.status)) {
    const status = await labelOf(ctx, 'cpStatus', party.status)
    throw Refusal.atField('counterparty', 'contract.counterparty-not-admitted', { name: party.cpName, status })
  }
  const fields = { method: 'paymentMethod', terms: 'payTerms' }
  await requireConditionOf(ctx, party, { ...record, payTerms: record.payTerms ?? [] }, fields)
}

/** How and when a contract is paid, where it is agreed on anew: the condition of the other side holds as it did at first. */
export async function requireCondition(ctx: Ctx, partyId: string, agreed: Agreed, fields: Fields): Promise<void> {
  await requireConditionOf(ctx, await get(free(ctx), counterparty, partyId), agreed, fields)
}

async function requireConditionOf(ctx: Ctx, party: Counterparty, agreed: Agreed, fields: Fields): Promise<void> {
  const condition = (await restrictingAdmission(ctx, party.id))?.condition ?? null
  // Where risk control has restricted it since, and its admission says nothing, either will do.
  if (condition === null && party.status !== counterpartyState.restricted) return
  const hasLetter = letters.includes(agreed.paymentMethod)
  if (condition !== 'prepay' && hasLetter) return
  const name = party.cpName
  if (condition === 'lc') throw Refusal.atField(fields.method, 'contract.letter-only', { name })
  // Prepayment protects us from whoever has to pay us; what we pay ourselves it does not concern.
  if (agreed.direction !== 'sell') return
  const code = condition === 'prepay' ? 'contract.prepayment-only' : 'contract.prepayment-or-letter'
  if (!ahead.includes(agreed.paymentMethod)) throw Refusal.atField(fields.method, code, { name })
  if (!agreed.payTerms.every(isAhead)) throw Refusal.atField(fields.terms, code, { name })
}

const isAhead = ({ node, daysAfter }: Agreed['payTerms'][number]) =>
  beforeShipment.includes(node) && isZero(daysAfter ?? '0')

/** The admission in force, where it lets a party be traded with on a condition only. */
export async function restrictingAdmission(ctx: Ctx, counterpartyId: string): Promise<CounterpartyAccess | null> {
  const [access] = await find(free(ctx), counterpartyAccess, { counterpartyId, status: accessState.admitted })
  return access?.result === 'restricted' ? access : null
}

/** What an admission has restricted another admission sets free. */
export async function requireUnconditional(ctx: Ctx, { id }: Counterparty): Promise<void> {
  const access = await restrictingAdmission(ctx, id)
  if (access !== null) throw new Refusal('counterparty.restricted-by-admission', { number: access.accessNo ?? '' })
}
