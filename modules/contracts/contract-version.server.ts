import { type Ctx, find } from '../../server/define.ts'
import { contract, type Contract } from './contract.ts'
import { supplementaryAgreement, type SupplementaryAgreement } from './supplementary-agreement.ts'

/** What a contract agreed on for the goods of a day. */
export interface ContractVersion extends Pick<Contract, 'items' | 'payTerms' | 'paymentConditions' | 'totalAmount'> {
  readonly no: number
}

/** The agreements that changed a contract, the first one first. */
export function approvedOf(ctx: Ctx, contractId: string): Promise<SupplementaryAgreement[]> {
  return find(
    ctx.withoutScope('a contract is settled by its version of a day'),
    supplementaryAgreement,
    { contractId, approvalStatus: '2' },
    { lines: true, sort: ['versionNo'] },
  )
}

/** All versions of a contract: what each agreement found before it, and the contract as it stands. */
export async function versionsOf(
  ctx: Ctx,
  of: Contract,
): Promise<readonly (ContractVersion & { until: string | null })[]> {
  const agreements = await approvedOf(ctx, of.id)
  const { items, payTerms, paymentConditions, totalAmount } = of
  return [
    ...agreements.map((one, at) => ({
      no: at + 1,
      until: one.effectDate,
      items: one.beforeItems,
      payTerms: (one.beforePayTerms ?? []).map((term) => ({ ...term, amount: null })),
      paymentConditions: one.beforePaymentConditions ?? paymentConditions,
      totalAmount: one.beforeTotal ?? totalAmount,
    })),
    { no: agreements.length + 1, until: null, items, payTerms, paymentConditions, totalAmount },
  ]
}

/** The version by which what was delivered on a day is settled: the one that the first later agreement found. */
export async function versionOn(ctx: Ctx, of: Contract, day: string): Promise<ContractVersion> {
  const versions = await versionsOf(ctx, of)
  const holds = versions.find(({ until }) => until === null || until > day)
  if (holds === undefined) throw new Error(`contract ${of.id} has no version`)
  return holds
}

/** A contract with its lines, whoever may see it. */
export async function contractWithLines(ctx: Ctx, id: string, lock = false): Promise<Contract | null> {
  const all = ctx.withoutScope('a contract is settled by its version of a day')
  const [of] = await find(all, contract, { id }, { lines: true, lock })
  return of ?? null
}
