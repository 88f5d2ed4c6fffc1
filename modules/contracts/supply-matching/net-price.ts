import { div, isZero, mul, round, sum } from '../../../core/values/decimal.ts'

interface Line {
  readonly uom?: string | null
  readonly qty?: string | null
  readonly unitPrice?: string | null
}

/** How a contract is priced. */
export interface Terms {
  readonly items?: readonly Line[] | null
  readonly currency?: string | null
  readonly fxRate?: string | null
  readonly vatRate?: string | null
  readonly taxIncluded?: string | null
}

/** What a tonne of a contract costs in yuan, net of tax; null where it sells no tonnes. */
export function netTonnePrice(terms: Terms): string | null {
  const lines = (terms.items ?? []).filter(({ uom }) => uom === 't')
  const tonnes = sum(lines.map(({ qty }) => qty ?? '0'))
  if (isZero(tonnes)) return null
  const gross = sum(lines.map(({ qty, unitPrice }) => round(mul(qty ?? '0', unitPrice ?? '0'), 2)))
  const rate = terms.taxIncluded === '1' && /^\d+$/.test(terms.vatRate ?? '') ? (terms.vatRate ?? '0') : '0'
  const inYuan = terms.currency === 'CNY' ? gross : mul(gross, terms.fxRate ?? '0')
  return round(div(mul(inYuan, '100'), mul(tonnes, sum(['100', rate])), 10), 4)
}
