import { add, compare, div, mul, round } from '../../core/values/decimal.ts'

/** One holding: how much of a company, in percent, somebody holds directly. */
export interface Holding {
  readonly company: string
  readonly holder: string
  readonly pct: string
}

/**
 * How much of every company one of them controls, in percent: what it holds directly and along every chain of
 * holdings, each the product of its parts (80 % of what holds 60 % is 48 %). A chain never passes a company twice.
 */
export function controlOf(holdings: readonly Holding[], top: string): ReadonlyMap<string, string> {
  const held = new Map<string, Holding[]>()
  for (const one of holdings) held.set(one.holder, [...(held.get(one.holder) ?? []), one])
  const total = new Map<string, string>()
  const walk = (holder: string, share: string, passed: ReadonlySet<string>) => {
    for (const { company, pct } of held.get(holder) ?? []) {
      if (passed.has(company)) continue
      const part = div(mul(share, pct), '100', 12)
      total.set(company, add(total.get(company) ?? '0', part))
      walk(company, part, new Set([...passed, company]))
    }
  }
  walk(top, '100', new Set([top]))
  return new Map([...total].map(([company, pct]) => [company, round(pct, 2)]))
}

/** More than half is control: the company belongs into the consolidated accounts. */
export function isConsolidated(pct: string): boolean {
  return compare(pct, '50') > 0
}
