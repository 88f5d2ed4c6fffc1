import { create, type Ctx } from '../../server/module-api.ts'
import type { Contract } from './contract.ts'
import { sealState, sealUse } from './seal-use.ts'

/** Enters in the register that the keeper sealed a contract; its scan stands on the contract. */
export async function registerSeal(
  ctx: Ctx,
  { id, contractName, drafter, unitId, deptId, summary }: Contract,
): Promise<void> {
  await create(ctx.withoutScope('what is sealed stands in the register of its company'), sealUse, {
    unitId,
    deptId,
    status: sealState.sealed,
    docType: 'contract',
    contractId: id,
    subject: contractName,
    applicant: drafter,
    purpose: summary?.slice(0, 500) ?? contractName,
    keeper: ctx.actor.id,
    useTime: ctx.now,
  })
}
