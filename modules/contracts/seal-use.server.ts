import { type Ctx, get, Refusal, rules } from '../../server/module-api.ts'
import { contract } from './contract.ts'
import { sealUse, type SealUse } from './seal-use.ts'
import { settlement } from './settlement.ts'
import { supplementaryAgreement } from './supplementary-agreement.ts'

/** Whoever asked for a seal or drafted the paper neither agrees to it nor puts it there. */
export const sealUseRules = rules(sealUse, {
  on: {
    approve: requireOther,
    refuse: async (ctx, record, { reason }) => {
      requireOther(ctx, record)
      return { returnReason: String(reason) }
    },
    seal: async (ctx, record, { scan }) => {
      const own = [record.applicant, record.createBy, ...(await draftersOf(ctx, record))]
      if (own.includes(ctx.actor.id)) throw new Refusal('seal-use.drafted')
      // Checked against what the verb asks for.
      return { keeper: ctx.actor.id, useTime: ctx.now, scan: scan as SealUse['scan'] }
    },
    decline: (_ctx, _record, { reason }) => ({ returnReason: String(reason) }),
  },
})

function requireOther({ actor }: Ctx, { applicant, createBy }: SealUse): void {
  if (applicant === actor.id || createBy === actor.id) throw new Refusal('seal-use.own')
}

async function draftersOf(
  ctx: Ctx,
  { contractId, agreementId, settlementId }: SealUse,
): Promise<readonly (string | null)[]> {
  const all = ctx.withoutScope('who drafted a paper does not seal it, whoever may see it')
  if (contractId !== null) {
    const { drafter, createBy } = await get(all, contract, contractId)
    return [drafter, createBy]
  }
  if (agreementId !== null) return [(await get(all, supplementaryAgreement, agreementId)).createBy]
  return settlementId === null ? [] : [(await get(all, settlement, settlementId)).createBy]
}
