import { add, div, mul, round, sub } from '../../core/values/decimal.ts'

/** What a tonne costs abroad and on its way. */
interface ParityBasis {
  /** Price FOB and freight, dollars a tonne. */
  readonly fob: string
  readonly freight: string
  /** Insurance, per cent of the insured value. */
  readonly insurancePct: string
  /** Yuan for a dollar. */
  readonly rate: string
  readonly dutyPct: string
  readonly vatPct: string
  /** What the port takes for a tonne, yuan. */
  readonly portFee: string
}

const digits = 9

/** A tonne with freight and insurance, dollars, to four digits: (FOB + freight) / (1 − insurance). */
export function costInsuranceFreight(basis: Pick<ParityBasis, 'fob' | 'freight' | 'insurancePct'>): string {
  return round(exactCif(basis), 4)
}

/**
 * What an imported tonne comes to in our port with duty, VAT and port charges, yuan:
 * CIF × rate × (1 + duty) × (1 + VAT) + port.
 */
export function importParity(basis: ParityBasis): string {
  const inYuan = mul(exactCif(basis), basis.rate)
  return round(add(mul(mul(inYuan, raisedBy(basis.dutyPct)), raisedBy(basis.vatPct)), basis.portFee), 2)
}

/** A price for the heat of another coal, in proportion; where either is not known, the price as it is. */
export function atHeat(price: string, kcal: string | null, wanted: string | null): string {
  return kcal === null || wanted === null ? price : div(mul(price, wanted), kcal, 2)
}

function exactCif({ fob, freight, insurancePct }: Pick<ParityBasis, 'fob' | 'freight' | 'insurancePct'>): string {
  return div(add(fob, freight), sub('1', div(insurancePct, '100', digits)), digits)
}

function raisedBy(percent: string): string {
  return add('1', div(percent, '100', digits))
}
