import { compare, div, isZero, mul, sub } from '../../core/values/decimal.ts'

/** Hours at full power that would have given these kilowatt-hours; of kilowatts installed. */
export function equivalentHours(kwh: string, kilowatts: string): string | null {
  return isZero(kilowatts) ? null : div(kwh, kilowatts, 2)
}

/**
 * Performance ratio of a photovoltaic plant in percent (IEC 61724-1): what it gave, of what the kilowatt-hours per square
 * metre that fell on its modules would have given at 1 kW/m².
 */
export function performanceRatio(kwh: string, kilowattsPeak: string, irradiation: string): string | null {
  return percent(kwh, mul(kilowattsPeak, irradiation))
}

/** Capacity factor in percent: what was given, of what full power would have given over these hours. */
export function capacityFactor(kwh: string, kilowatts: string, hours: string): string | null {
  return percent(kwh, mul(kilowatts, hours))
}

/** Time availability in percent (IEC 61400-26-1): hours of all turbines less those that they were down. */
export function timeAvailability(turbineHours: string, downHours: string): string | null {
  return percent(sub(turbineHours, downHours), turbineHours)
}

/** Efficiency of storage in percent: what came out, of what went in together with what the station used itself. */
export function storageEfficiency(given: string, taken: string): string | null {
  return percent(given, taken)
}

/** How many times a battery of these kilowatt-hours was emptied. */
export function equivalentCycles(given: string, ratedEnergy: string): string | null {
  return isZero(ratedEnergy) ? null : div(given, ratedEnergy, 3)
}

function percent(part: string, whole: string): string | null {
  return compare(whole, '0') > 0 ? div(mul(part, '100'), whole, 2) : null
}
