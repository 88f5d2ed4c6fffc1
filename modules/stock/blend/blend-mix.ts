import type { Calculate, Lack } from '../../../core/description/calculation-result.ts'
import { compare, div, isDecimal, isZero, mul, round, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { cheapestShares } from './cheapest-shares.ts'

type Maybe = string | null
type Column = 'heatKcal' | 'mt' | 'ashDry' | 'sulDry' | 'unitCost'

/** A component as the calculator reads it; figures that nobody has entered are null. */
export interface Part extends Readonly<Record<Column, Maybe>> {
  readonly sharePct: Maybe
  readonly freeQty: Maybe
}

interface Limit {
  readonly item: 'heat' | 'mt' | 'ash' | 'sul'
  readonly column: Column
  readonly result: 'mixHeat' | 'mixMt' | 'mixAsh' | 'mixSul'
  readonly digits: number
  readonly field: 'minHeat' | 'maxMt' | 'maxAsh' | 'maxSul'
  readonly isLeast: boolean
}

const limits: readonly Limit[] = [
  { item: 'heat', column: 'heatKcal', result: 'mixHeat', digits: 1, field: 'minHeat', isLeast: true },
  { item: 'mt', column: 'mt', result: 'mixMt', digits: 2, field: 'maxMt', isLeast: false },
  { item: 'ash', column: 'ashDry', result: 'mixAsh', digits: 2, field: 'maxAsh', isLeast: false },
  { item: 'sul', column: 'sulDry', result: 'mixSul', digits: 3, field: 'maxSul', isLeast: false },
]

// Figures of at most four digits after the point, as whole numbers.
const scale = '10000'

/**
 * Quality and cost of a blend, each the mean of its components by their shares, against what is allowed, beside the
 * cheapest recipe of the same components in whole per cent.
 */
export const blendMix: Calculate = (inputs) => {
  const parts = partsOf(inputs['parts'])
  const bounds = boundsOf(inputs)
  const best = bestShares(parts, bounds, decimalOf(inputs['planQty']))
  const [own, ideal] = [parts.map(({ sharePct }) => sharePct ?? '0'), best?.map(String) ?? null]
  const whole = sum(own)
  const isWhole = compare(whole, '100') === 0
  const rows = limits.map((limit) => {
    const bound = bounds.get(limit.field) ?? null
    const exact = meanOf(parts, own, limit.column, 12)
    const value = exact === null ? null : round(exact, limit.digits)
    return { limit, bound, value, verdict: verdictOf(limit, exact, bound) }
  })
  const mixCost = meanOf(parts, own, 'unitCost', 4)
  const bestCost = ideal === null ? null : meanOf(parts, ideal, 'unitCost', 4)
  const isJudged = isWhole && rows.every(({ bound, verdict }) => bound === null || verdict !== null)
  const verdict = rows.some((row) => row.verdict === 'over') ? 'over' : 'ok'
  return {
    results: {
      ...Object.fromEntries(rows.map(({ limit, value }) => [limit.result, value])),
      mixCost,
      bestCost,
      mixVerdict: isJudged ? verdict : null,
    },
    working: [
      ...parts.map((part, at) => ({
        item: 'share',
        part: String(at + 1),
        value: part.sharePct,
        best: ideal?.[at] ?? null,
      })),
      ...rows.map(({ limit, bound, value, verdict: kept }) => ({
        item: limit.item,
        bound,
        value,
        verdict: kept,
        best: ideal === null ? null : meanOf(parts, ideal, limit.column, limit.digits),
      })),
      { item: 'cost', value: mixCost, best: bestCost },
    ],
    lacks: lacksOf(parts, bounds, whole, best),
  }
}

/** The limits of a blend by the names of its fields; null where none is set. */
export function boundsOf(inputs: Readonly<Record<string, Json | undefined>>): ReadonlyMap<string, Maybe> {
  return new Map(limits.map(({ field }) => [field, decimalOf(inputs[field])]))
}

/** The shares in whole per cent that cost least; null where nothing keeps the limits. */
export function bestShares(
  parts: readonly Part[],
  bounds: ReadonlyMap<string, Maybe>,
  planQty: Maybe,
): readonly number[] | null {
  const held = limits.filter(({ field }) => (bounds.get(field) ?? null) !== null)
  const components = parts.map((part) => {
    const isKnown = part.unitCost !== null && held.every(({ column }) => part[column] !== null)
    return {
      cost: whole(part.unitCost),
      most: isKnown ? mostOf(part, planQty) : 0,
      parts: held.map(({ column, isLeast }) => (isLeast ? -whole(part[column]) : whole(part[column]))),
    }
  })
  const rooms = held.map(({ field, isLeast }) => (isLeast ? -1 : 1) * whole(bounds.get(field) ?? null))
  return cheapestShares(components, rooms)
}

/** The lines of a blend as figures; what is no figure counts as not entered. */
export function partsOf(value: Json | undefined): readonly Part[] {
  if (!Array.isArray(value)) return []
  return value.map((line: Json) => {
    const of = (name: string) => (isRecord(line) ? decimalOf(line[name]) : null)
    return {
      heatKcal: of('heatKcal'),
      mt: of('mt'),
      ashDry: of('ashDry'),
      sulDry: of('sulDry'),
      unitCost: of('unitCost'),
      sharePct: of('sharePct'),
      freeQty: of('freeQty'),
    }
  })
}

/** The mean of a figure by shares; null while a component that takes part has none. */
export function meanOf(parts: readonly Part[], shares: readonly string[], column: Column, digits: number): Maybe {
  const taking = parts.map((part, at) => ({ value: part[column], share: shares[at] ?? '0' }))
  const counted = taking.filter(({ share }) => !isZero(share))
  if (counted.length === 0 || counted.some(({ value }) => value === null)) return null
  const total = sum(counted.map(({ value, share }) => mul(value ?? '0', share)))
  return div(total, sum(counted.map(({ share }) => share)), digits)
}

function verdictOf({ isLeast }: Limit, value: Maybe, bound: Maybe): 'ok' | 'over' | null {
  if (value === null || bound === null) return null
  const isKept = isLeast ? compare(value, bound) >= 0 : compare(value, bound) <= 0
  return isKept ? 'ok' : 'over'
}

/** No more of a component than there is of it. */
function mostOf({ freeQty }: Part, planQty: Maybe): number {
  if (freeQty === null || planQty === null || isZero(planQty)) return 100
  const pct = Math.floor(Number(div(mul(freeQty, '100'), planQty, 6)))
  return Math.max(0, Math.min(100, pct))
}

function lacksOf(
  parts: readonly Part[],
  bounds: ReadonlyMap<string, Maybe>,
  share: string,
  best: readonly number[] | null,
): readonly Lack[] {
  if (parts.length === 0) return [{ words: needsParts }]
  const missing = parts.flatMap((part, at) => {
    const isShort = limits.some(({ field, column }) => (bounds.get(field) ?? null) !== null && part[column] === null)
    return isShort || part.unitCost === null ? [{ words: needsFigures, params: { part: String(at + 1) } }] : []
  })
  return [
    ...missing,
    ...(compare(share, '100') === 0 ? [] : [{ words: needsWhole, params: { share } }]),
    ...(best === null && missing.length === 0 ? [{ words: needsRecipe }] : []),
  ]
}

function whole(value: Maybe): number {
  return Number(round(mul(value ?? '0', scale), 0))
}

function decimalOf(value: Json | undefined): Maybe {
  return isDecimal(value) ? value : null
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const needsParts = {
  zh: '原料批次：请选择仓库或添加批次',
  ru: 'партии: выберите склад или добавьте партии',
  en: 'components: choose a warehouse or add batches',
}
const needsFigures = {
  zh: '第 {part} 行的化验值或单位成本：请补化验或补成本',
  ru: 'качество или себестоимость в строке {part}: дополните их',
  en: 'quality or unit cost of line {part}: add them',
}
const needsWhole = {
  zh: '配比合计现为 {share}%，应为 100%',
  ru: 'сумма долей {share} %, а должна быть 100 %',
  en: 'the shares come to {share} %, not 100 %',
}
const needsRecipe = {
  zh: '现有批次配不出符合限值的煤：请放宽限值、减少计划数量或添加批次',
  ru: 'рецепта в заданных пределах нет: смягчите пределы, уменьшите количество или добавьте партии',
  en: 'a recipe within the limits: relax them, plan less or add batches',
}
