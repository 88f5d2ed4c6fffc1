import { v7 } from 'uuid'
import { compare, round, sub, sum } from '../../../core/values/decimal.ts'
import { type Ctx, find, get, Refusal, type Suggest } from '../../../server/module-api.ts'
import { contract, counterparty, settledNetCny, settlement } from '../../contracts/index.ts'
import { customsTaxCertificate } from '../../trade/index.ts'
import { costCertificate, costSettlement, landedCost, type LandedCost } from './landed-cost.ts'

const everywhere = (ctx: Ctx) => ctx.withoutScope('costs are allocated to whatever came in')

/** What is left of the settlement or certificate becomes the first cost. */
export const suggestCosts: Suggest<Ctx, LandedCost> = {
  after: ['settlementId', 'customsTaxId'],
  fill: async (ctx, { id, settlementId, customsTaxId }) => {
    const source = { id: id ?? null, settlementId: settlementId ?? null, customsTaxId: customsTaxId ?? null }
    const left = await leftOfSource(ctx, source)
    if (left === null || compare(left, '0') <= 0) return {}
    const kind = settlementId ? await kindOf(ctx, settlementId) : 'duty'
    const payee = settlementId ? (await get(everywhere(ctx), settlement, settlementId)).counterparty : null
    return { offered: { costs: [{ id: v7(), kind, payee, amount: left, note: null }] } }
  },
}

/** A settlement or certificate that is a cost of these goods' company, of which so much is left. */
export async function requireCostSource(ctx: Ctx, record: LandedCost): Promise<void> {
  if (record.settlementId !== null) await requireSettlement(ctx, record.settlementId, record)
  if (record.customsTaxId !== null) await requireCertificate(ctx, record.customsTaxId, record)
  const left = await leftOfSource(ctx, record)
  if (left !== null && compare(record.total ?? '0', left) > 0)
    throw Refusal.atField('costs', 'landed.more-than-left', { left })
}

async function requireSettlement(ctx: Ctx, id: string, { unitId }: LandedCost): Promise<void> {
  const of = await get(everywhere(ctx), settlement, id, { lock: true })
  const { contractType } = await get(everywhere(ctx), contract, of.relatedContract)
  const isCost =
    of.approvalStatus === costSettlement.approvalStatus &&
    of.direction === costSettlement.direction &&
    costSettlement.settleType.some((one) => one === of.settleType) &&
    // What is built becomes an asset.
    contractType !== 'gc'
  if (!isCost) throw Refusal.atField('settlementId', 'landed.no-cost-settlement', { number: of.settleNo ?? '' })
  if (unitId !== null && of.unitId !== unitId)
    throw Refusal.atField('settlementId', 'landed.settlement-of-other', { number: of.settleNo ?? '' })
}

async function requireCertificate(ctx: Ctx, id: string, { unitId }: LandedCost): Promise<void> {
  const of = await get(everywhere(ctx), customsTaxCertificate, id, { lock: true })
  if (of.taxType !== costCertificate.taxType) throw Refusal.atField('customsTaxId', 'landed.vat', { number: of.certNo })
  if (unitId !== null && of.unitId !== unitId)
    throw Refusal.atField('customsTaxId', 'landed.settlement-of-other', { number: of.certNo })
}

type Source = { readonly [K in 'id' | 'settlementId' | 'customsTaxId']: string | null }

/** What a settlement, net of tax and in yuan, or a certificate comes to, less what others allocate of it. */
async function leftOfSource(ctx: Ctx, { id, settlementId, customsTaxId }: Source): Promise<string | null> {
  if (settlementId === null && customsTaxId === null) return null
  const whole =
    settlementId === null
      ? (await get(everywhere(ctx), customsTaxCertificate, customsTaxId ?? '')).amount
      : settledNetCny(await get(everywhere(ctx), settlement, settlementId))
  const others = await find(everywhere(ctx), landedCost, {
    ...(settlementId === null ? { customsTaxId } : { settlementId }),
    status: ['0', '1'],
  })
  const taken = sum(others.filter((one) => one.id !== id).map(({ total }) => total ?? '0'))
  return round(sub(whole ?? '0', taken), 2)
}

/** What the services of a counterparty are, by its role. */
const roleKinds = [
  ['port', 'port'],
  ['insp', 'insp'],
  ['carr', 'frt'],
] as const

async function kindOf(ctx: Ctx, settlementId: string): Promise<string> {
  const of = await get(everywhere(ctx), settlement, settlementId)
  if (of.settleType === 'frt') return 'frt'
  const { cpRole } = await get(everywhere(ctx), counterparty, of.counterparty)
  return roleKinds.find(([role]) => cpRole.includes(role))?.[1] ?? 'other'
}
