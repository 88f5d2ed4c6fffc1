import { type Ctx, find } from '../../server/module-api.ts'
import { type ContractVersion, type DatedVersion, versionOfDay, versionsOfContract } from './contract-version.ts'
import { contract, type Contract } from './contract.ts'
import { supplementaryAgreement, type SupplementaryAgreement } from './supplementary-agreement.ts'

/** The agreements that changed a contract, the first one first. */
export function approvedOf(ctx: Ctx, contractId: string): Promise<SupplementaryAgreement[]> {
  return find(
    ctx.withoutScope('a contract is settled by its version of a day'),
    supplementaryAgreement,
    { contractId, approvalStatus: '2' },
    { lines: true, sort: ['versionNo'] },
  )
}

/** All versions of a contract, with the day from which each next one holds. */
export async function versionsOf(ctx: Ctx, of: Contract): Promise<readonly DatedVersion[]> {
  return versionsOfContract(of, await approvedOf(ctx, of.id))
}

/** The version by which what was delivered on a day is settled. */
export async function versionOn(ctx: Ctx, of: Contract, day: string): Promise<ContractVersion> {
  return versionOfDay(of, await approvedOf(ctx, of.id), day)
}

/** A contract with its lines, whoever may see it. */
export async function contractWithLines(ctx: Ctx, id: string, lock = false): Promise<Contract | null> {
  const all = ctx.withoutScope('a contract is settled by its version of a day')
  const [of] = await find(all, contract, { id }, { lines: true, lock })
  return of ?? null
}
