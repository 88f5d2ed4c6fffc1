import { type Ctx, get, Refusal } from '../../server/module-api.ts'
import { contract } from './contract.ts'

/** Refuses goods settled for goods under a contract that is paid, and the other way round. */
export async function requireBarterOrPaidContract(
  ctx: Ctx,
  { relatedContract }: { readonly relatedContract: string },
  isBarter: boolean,
): Promise<void> {
  const all = ctx.withoutScope('a settlement is held against its contract, whoever may see that')
  const { contractType, contractNo } = await get(all, contract, relatedContract)
  if ((contractType === 'yh') !== isBarter)
    throw Refusal.atField('relatedContract', isBarter ? 'settlement.not-barter' : 'settlement.barter', {
      number: contractNo ?? '',
    })
}
