import { type Ctx, get, labelOf, Refusal } from '../../server/define.ts'
import { requireCurrency } from './contract-currency.ts'
import { contract, type Contract } from './contract.ts'

interface OfContract {
  readonly relatedContract: string
  readonly counterparty: string
  readonly currency: string
}

const inForce: readonly string[] = ['3', '4', '5']

/** The contract that something is settled under: in force, with the same other side and in the same currency. */
export async function settledContract(ctx: Ctx, record: OfContract, isBarter: boolean): Promise<Contract> {
  const found = await get(ctx.withoutScope('a settlement is held against its contract, whoever may see that'), contract, record.relatedContract)
  if (found.counterparty !== record.counterparty) throw wrong('counterparty', 'settlement.other-party', { number: found.contractNo ?? '' })
  if ((found.contractType === 'yh') !== isBarter) throw wrong('relatedContract', isBarter ? 'settlement.not-barter' : 'settlement.barter', { number: found.contractNo ?? '' })
  if (!inForce.includes(found.contractStatus)) throw wrong('relatedContract', 'settlement.not-in-force', { number: found.contractNo ?? '', status: await labelOf(ctx, 'contractStatus', found.contractStatus) })
  requireCurrency(found, record)
  return found
}

function wrong(field: string, code: string, params: Readonly<Record<string, string>>): Refusal {
  return new Refusal(code, params, { errors: { [field]: { code, params } } })
}
