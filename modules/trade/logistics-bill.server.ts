import { compare, round, sum } from '../../core/values/decimal.ts'
import { checkAll, type Ctx, find, Refusal, rules, type Suggest } from '../../server/module-api.ts'
import { contract, goods } from '../contracts/index.ts'
import { logisticsBill, type LogisticsBill } from './logistics-bill.ts'

/** The goods of a contract stand in its first line; a register knows them by the same name. */
const contractGoods: Suggest<Ctx, LogisticsBill> = {
  after: ['contractId'],
  fill: async (ctx, { contractId }) => {
    if (contractId === null || contractId === undefined) return {}
    const [under] = await find(ctx, contract, { id: contractId }, { lines: true })
    const named = under?.items?.[0]?.goods
    if (named === undefined) return {}
    const [known] = await find(ctx, goods, { goodsName: named, inUse: '1' })
    return known === undefined ? {} : { settled: { goodsId: known.id } }
  },
}

/** Wagons and places that agree with the papers, and days in their order. */
export const logisticsBillRules = rules(logisticsBill, {
  suggest: contractGoods,

  check: (_ctx, record) =>
    checkAll([() => requireWay(record), () => requireWagons(record), () => requireWeights(record)]),

  on: {
    depart: (_ctx, _record, { atd }) => ({ atd: String(atd) }),
    arrive: (_ctx, { atd }, { ata }) => {
      const day = String(ata)
      if (atd !== null && day < atd) throw Refusal.atField('ata', 'trade.arrived-before-departure', { day: atd })
      return { ata: day }
    },
    revoke: () => ({ ata: null }),
    cancel: (_ctx, _record, { reason }) => ({ cancelReason: String(reason) }),
  },
})

function requireWay({ loadPlace, dischargePlace }: LogisticsBill): void {
  if (loadPlace === dischargePlace) throw Refusal.atField('dischargePlace', 'trade.same-place')
}

function requireWagons({ wagons }: LogisticsBill): void {
  const numbers = (wagons ?? []).map(({ wagonNo }) => wagonNo)
  const twice = numbers.findIndex((no, at) => numbers.indexOf(no) !== at)
  if (twice >= 0) throw Refusal.atField(`wagons.${twice}.wagonNo`, 'trade.wagon-twice', { no: numbers[twice] ?? '' })
}

function requireWeights({ wagons, billQty }: LogisticsBill): void {
  if (wagons === null || wagons.length === 0) return
  const total = round(sum(wagons.map(({ netWeightRu }) => netWeightRu)), 3)
  if (compare(total, billQty) !== 0) throw Refusal.atField('billQty', 'trade.wagons-differ', { total, billed: billQty })
}
