import { wholeYear } from '../../modules/contracts/index.ts'
import type { YearContract, YearPart, YearSettlement } from './planned-work.ts'
import type { YearCalendar } from './year-calendar.ts'
import { hiredServices, scaled, settlementsOfService, shares } from './year-volumes.ts'

// Days from one settlement to the next.
const apart = 28

/** Carriage and services that the group hires: contracts that are settled several times each. */
export function planServices(scale: number, { days }: YearCalendar, random: () => number): YearPart {
  const contracts: YearContract[] = []
  const settlements: YearSettlement[] = []
  for (const { type, settleType, segment, unit, drafter, count, vat } of hiredServices) {
    const own = scaled(count, scale)
    for (let at = 0; at < own; at += 1) {
      const signed = Math.floor((at / own) * (days.length - apart * (settlementsOfService + 1)))
      const settled = Array.from({ length: settlementsOfService }, (_, nr) => ({
        day: days[signed + apart * (nr + 1)] ?? '',
        kilograms: Math.round((8_000 + random() * 16_000) * 1_000),
      }))
      const contract: YearContract = {
        name: `${wholeYear}${unit}${type === 'ys' ? '运输' : '港口服务'}${days[0]?.slice(0, 4) ?? ''}-${String(at + 1).padStart(3, '0')}`,
        line: null,
        type,
        segment,
        unit,
        drafter,
        direction: 'buy',
        party: Math.floor(random() * 1_000),
        role: 'carr',
        day: days[signed] ?? '',
        price: type === 'ys' ? 46 + Math.floor(random() * 30) : 14 + Math.floor(random() * 12),
        vat,
        settleType,
        isReleased: false,
        changedOn: null,
        tonnes: Math.ceil(settled.reduce((total, { kilograms }) => total + kilograms, 0) / 1_000 + 200),
      }
      contracts.push(contract)
      settlements.push(...settled.map((one) => ({ ...one, contract, isOverdue: random() < shares.overdue })))
    }
  }
  return { contracts, arrivals: [], outs: [], releases: [], settlements }
}
