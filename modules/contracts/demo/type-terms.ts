import { addDays } from '../../../core/values/day.ts'
import { type Ctx, find } from '../../../server/define.ts'
import { port } from '../port.ts'
import type { DemoContract } from './contracts.ts'

/** Ids of the ports of the demonstration by their code. */
export async function portsByCode(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const all = await find(ctx, port, {})
  return new Map(all.map(({ portCode, id }) => [portCode, id]))
}

/** What a contract of each type agrees on besides, signed on a day. */
export function typeTerms({ type, segment, currency }: DemoContract, day: string, ports: ReadonlyMap<string, string>) {
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
  return type === 'ys' ? { lumpsum: '0', commissionPct: '1.25' } : {}
}
