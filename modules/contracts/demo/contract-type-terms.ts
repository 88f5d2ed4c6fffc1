import { addDays } from '../../../core/values/day.ts'
import { div, mul } from '../../../core/values/decimal.ts'
import { type Ctx, find } from '../../../server/module-api.ts'
import { port } from '../port.ts'
import type { DemoContract } from './contracts.ts'

// Dollars for a tonne of the brown coal that comes in exchange.
const brownCoal = '68'

/** Ids of the ports of the demonstration by their code. */
export async function portsByCode(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const all = await find(ctx, port, {})
  return new Map(all.map(({ portCode, id }) => [portCode, id]))
}

/** What a contract of each type agrees on besides, signed on a day. */
export function contractTypeTerms(
  { type, segment, currency, goods, quantity, price }: DemoContract,
  day: string,
  ports: ReadonlyMap<string, string>,
) {
  if (type === 'hc')
    return {
      loadPort: ports.get(currency === 'USD' ? 'RUVYP' : 'CNSHP'),
      dischargePort: ports.get('CNJNZ'),
      laycanFrom: addDays(day, 12),
      laycanTo: addDays(day, 21),
      incoterms: currency === 'USD' ? 'FOB' : 'PC',
      vesselIntake: '52000',
      nominationDays: '7',
      laytimeTerm: currency === 'USD' ? 'shinc' : 'cqd',
      loadRate: '10000',
      dischRate: '12000',
      demRate: '15000',
      despRate: '7500',
    }
  if (type === 'lc')
    return {
      borderStation: ports.get(segment === 'tj' ? 'CNTOJ' : 'CNSFE'),
      wagonType: 'open',
      wagonsPerMonth: '120',
      gaugeChange: '1',
      railTariffBy: 'seller',
      incoterms: 'DAP',
    }
  if (type === 'ck')
    return {
      superviseMode: '0110',
      exportTaxRebate: '13',
      incoterms: 'DAP',
      vehicles: [
        goods === '牵引车 6×4'
          ? { model: '重卡 6×4 牵引车', vin: 'LBL6X4TJ0R1000321', builtIn: '2026-05', mileage: '120' }
          : { model: '重卡 8×4 自卸车', vin: 'LBL8X4TJ0R1000877', builtIn: '2026-06', mileage: '95' },
      ],
    }
  if (type === 'yh')
    return {
      inItems: [{ goods: '褐煤', qty: div(mul(quantity, price), brownCoal, 0), uom: 't', unitPrice: brownCoal }],
    }
  if (type === 'sj')
    return {
      dataProduct: goods,
      meter: 'month',
      meterPrice: price,
      minFee: '5000',
      sla: '99.9',
      dataClass: 'general',
    }
  if (type === 'fw') return { serviceNature: goods === '煤炭堆存' ? 'store' : 'port' }
  return type === 'ys' ? { lumpsum: '0', commissionPct: '1.25' } : {}
}
