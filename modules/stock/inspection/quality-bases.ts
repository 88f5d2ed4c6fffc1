import type { Calculate, Calculation } from '../../../core/description/calculation-result.ts'
import { abs, compare, div, isDecimal, mul, round, sub, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'

/** A value by a basis, with the way to it; `stated` when the laboratory says it itself. */
interface Found {
  readonly value: string
  readonly way: 'stated' | 'derived'
  readonly formula: string
}

type Maybe = string | null

// Joules per gram of one kilocalorie per kilogram, by the steam tables that coal is traded by.
const joules = '4.1816'
// Digits carried on the way, so that only the result is rounded.
const exact = 12

/**
 * Values of coal by every basis that what the laboratory states leads to (ar as received, ad air-dried, d dry, daf dry
 * and ash-free), and how far the calorific value is from that of the other side.
 */
export const qualityBases: Calculate = (values) => {
  const stated = statedIn(values)
  const found = basesOf(stated)
  const kcal = found.heatKcal?.value ?? null
  const apart = distance(kcal, stated.counterQ, stated.labTol)
  const names = ['ashDry', 'ashAr', 'volDaf', 'sulDry', 'carbonAd', 'heatJ', 'heatKcal'] as const
  return {
    results: { ...Object.fromEntries(names.map((name) => [name, found[name]?.value ?? null])), ...apart },
    working: names.flatMap((item) => lineOf(item, found[item])),
    lacks: lacksOf(stated),
  }
}

/** The mean of values by the tonnes that each stands for; null where there are none. */
export function weightedMean(
  values: readonly { readonly value: Maybe; readonly weight: string }[],
  digits: number,
): Maybe {
  const known = values.filter(({ value }) => value !== null)
  const weight = sum(known.map((one) => one.weight))
  const total = sum(known.map((one) => mul(one.value ?? '0', one.weight)))
  return compare(weight, '0') > 0 ? div(total, weight, digits) : null
}

interface Stated {
  readonly mt: Maybe
  readonly mad: Maybe
  readonly aad: Maybe
  readonly ad: Maybe
  readonly vad: Maybe
  readonly vdaf: Maybe
  readonly stad: Maybe
  readonly std: Maybe
  readonly fcad: Maybe
  readonly had: Maybe
  readonly qgrad: Maybe
  readonly qnetMj: Maybe
  readonly qnetKcal: Maybe
  readonly counterQ: Maybe
  readonly labTol: Maybe
}

function statedIn(values: Readonly<Record<string, Json>>): Stated {
  const of = (name: keyof Stated) => {
    const value = values[name]
    return isDecimal(value) ? value : null
  }
  return {
    mt: of('mt'),
    mad: of('mad'),
    aad: of('aad'),
    ad: of('ad'),
    vad: of('vad'),
    vdaf: of('vdaf'),
    stad: of('stad'),
    std: of('std'),
    fcad: of('fcad'),
    had: of('had'),
    qgrad: of('qgrad'),
    qnetMj: of('qnetMj'),
    qnetKcal: of('qnetKcal'),
    counterQ: of('counterQ'),
    labTol: of('labTol'),
  }
}

function basesOf(of: Stated) {
  const heatJ = heatOf(of)
  return {
    ashDry: taken(of.ad, 2) ?? dryOf(of.aad, of.mad, 2),
    ashAr: ashReceived(of),
    volDaf: taken(of.vdaf, 2) ?? ashFree(of),
    sulDry: taken(of.std, 3) ?? dryOf(of.stad, of.mad, 3),
    carbonAd: taken(of.fcad, 2) ?? carbonOf(of),
    heatJ,
    heatKcal: taken(of.qnetKcal, 0) ?? kcalOf(heatJ),
  }
}

function taken(value: Maybe, digits: number): Found | null {
  return value === null ? null : { value: round(value, digits), way: 'stated', formula: value }
}

/** X_d = X_ad × 100 / (100 − Mad) */
function dryOf(value: Maybe, mad: Maybe, digits: number): Found | null {
  if (value === null || mad === null) return null
  return derived(div(mul(value, '100'), sub('100', mad), digits), `${value} × 100 / (100 − ${mad})`)
}

/** X_ar = X_ad × (100 − Mt) / (100 − Mad), or X_d × (100 − Mt) / 100. */
function ashReceived({ aad, ad, mad, mt }: Stated): Found | null {
  if (mt === null) return null
  const left = sub('100', mt)
  if (aad !== null && mad !== null)
    return derived(div(mul(aad, left), sub('100', mad), 2), `${aad} × (100 − ${mt}) / (100 − ${mad})`)
  return ad === null ? null : derived(div(mul(ad, left), '100', 2), `${ad} × (100 − ${mt}) / 100`)
}

/** V_daf = V_ad × 100 / (100 − Mad − Aad) */
function ashFree({ vad, mad, aad }: Stated): Found | null {
  if (vad === null || mad === null || aad === null) return null
  const left = sub(sub('100', mad), aad)
  if (compare(left, '0') <= 0) return null
  return derived(div(mul(vad, '100'), left, 2), `${vad} × 100 / (100 − ${mad} − ${aad})`)
}

/** FC_ad = 100 − Mad − Aad − Vad */
function carbonOf({ mad, aad, vad }: Stated): Found | null {
  if (mad === null || aad === null || vad === null) return null
  const left = sub(sub(sub('100', mad), aad), vad)
  return compare(left, '0') < 0 ? null : derived(round(left, 2), `100 − ${mad} − ${aad} − ${vad}`)
}

/** Q_net,ar = (Q_gr,ad − 206 × Had) × (100 − Mt) / (100 − Mad) − 23 × Mt, in joules per gram. */
function heatOf({ qnetMj, qnetKcal, qgrad, had, mt, mad }: Stated): Found | null {
  if (qnetMj !== null) return { ...derived(round(mul(qnetMj, '1000'), 1), `${qnetMj} × 1000`), way: 'stated' }
  if (qgrad !== null && had !== null && mt !== null && mad !== null) {
    const net = mul(sub(qgrad, mul('206', had)), sub('100', mt))
    const heat = sub(div(net, sub('100', mad), exact), mul('23', mt))
    return derived(round(heat, 1), `(${qgrad} − 206 × ${had}) × (100 − ${mt}) / (100 − ${mad}) − 23 × ${mt}`)
  }
  return qnetKcal === null ? null : derived(round(mul(qnetKcal, joules), 1), `${qnetKcal} × ${joules}`)
}

function kcalOf(heat: Found | null): Found | null {
  return heat === null ? null : derived(div(heat.value, joules, 0), `${heat.value} / ${joules}`)
}

function derived(value: string, formula: string): Found {
  return { value, way: 'derived', formula }
}

function lineOf(item: string, found: Found | null): Calculation['working'] {
  return found === null ? [] : [{ item, ...found }]
}

/** Whether two laboratories are as near to each other as was agreed. */
function distance(kcal: Maybe, counterQ: Maybe, labTol: Maybe) {
  if (kcal === null || counterQ === null) return { labDiff: null, labResult: null }
  const labDiff = round(abs(sub(kcal, counterQ)), 0)
  if (labTol === null) return { labDiff, labResult: null }
  return { labDiff, labResult: compare(labDiff, labTol) > 0 ? 'over' : 'within' }
}

/** What was weighed air-dried leads to no other basis without its moisture. */
function lacksOf({ mad, mt, aad, stad, vad, qgrad, had }: Stated): Calculation['lacks'] {
  const airDried = [aad, stad, vad, qgrad].some((value) => value !== null)
  return [
    ...(airDried && mad === null ? [{ words: needsMad }] : []),
    ...(qgrad !== null && (had === null || mt === null) ? [{ words: needsHydrogen }] : []),
  ]
}

const needsMad = {
  zh: '空气干燥基水分Mad：没有它，空干基数值不能换算到其他基',
  ru: 'аналитическая влага Mad: без неё значения не пересчитать на другое состояние',
  en: 'air-dried moisture Mad: without it air-dried values lead to no other basis',
}
const needsHydrogen = {
  zh: '氢含量Had和全水分Mt：没有它们，不能由Qgr,ad算出收到基低位发热量',
  ru: 'водород Had и общая влага Mt: без них из Qgr,ad не получить низшую теплоту на рабочее состояние',
  en: 'hydrogen Had and total moisture Mt: without them Qgr,ad leads to no net value as received',
}
