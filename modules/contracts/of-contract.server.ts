import { checkAll, type Ctx, get, labelOf, Refusal } from '../../server/define.ts'
import { requireCurrency } from './contract-currency.ts'
import { contract, type Contract } from './contract.ts'
import { settleableContract } from './states.ts'

interface OfContract {
  readonly relatedContract: string
  readonly counterparty: string
  readonly currency: string
}

const settleable: readonly string[] = settleableContract

/**
 * Refuses what is settled under a contract that is not in force or of another kind, with another party or in another
 * currency.
 */
export async function requireSettleable(ctx: Ctx, record: OfContract, isBarter: boolean): Promise<void> {
  const of = await get(
    ctx.withoutScope('a settlement is held against its contract, whoever may see that'),
    contract,
    record.relatedContract,
  )
  const number = of.contractNo ?? ''
  await checkAll([
    () => {
      if (of.counterparty !== record.counterparty)
        throw Refusal.atField('counterparty', 'settlement.other-party', { number })
    },
    () => {
      if ((of.contractType === 'yh') !== isBarter)
        throw Refusal.atField('relatedContract', isBarter ? 'settlement.not-barter' : 'settlement.barter', { number })
    },
    () => requireInForce(ctx, of),
    () => requireCurrency(of, record),
  ])
}

async function requireInForce(ctx: Ctx, { contractNo, contractStatus }: Contract): Promise<void> {
  if (settleable.includes(contractStatus)) return
  throw Refusal.atField('relatedContract', 'settlement.not-in-force', {
    number: contractNo ?? '',
    status: await labelOf(ctx, 'contractStatus', contractStatus),
  })
}
