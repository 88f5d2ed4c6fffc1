import type { Calculate, Lack } from '../../../core/description/calculation-result.ts'
import { allocate } from '../../../core/values/allocate.ts'
import { add, compare, div, isDecimal, isZero, round, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'

/** What an entry weighs, was taken in for, and takes up, as it is typed or read. */
interface EntryFigures {
  readonly qty: string | null
  readonly worth: string | null
  readonly volume: string | null
}

/** The figure of an entry that its share follows, by the codes of the dictionary landedCost_basis. */
const figures = { weight: 'qty', value: 'worth', volume: 'volume' } as const

type Basis = keyof typeof figures

/**
 * Each cost is allocated to the entries by weight, value or volume, its last share taking the remainder: a row for each
 * cost, a column for each entry. Null while an entry has no such figure.
 */
export function sharesOf(
  basis: string | null,
  amounts: readonly string[],
  entries: readonly EntryFigures[],
): readonly (readonly string[])[] | null {
  const weights = weightsOf(basis, entries)
  return weights === null ? null : amounts.map((amount) => allocate(amount, weights, 2))
}

/** What the entries cost together beside their price, and how much dearer each becomes. */
export const landedCostShares: Calculate = ({ basis, costs, entries }) => {
  const amounts = linesOf(costs).flatMap(({ amount }) => decimalOf(amount) ?? [])
  const figured = linesOf(entries).map((line) => ({
    qty: decimalOf(line['qty']),
    worth: decimalOf(line['worth']),
    volume: decimalOf(line['volume']),
  }))
  const total = round(sum(amounts), 2)
  const by = typeof basis === 'string' ? basis : null
  const shares = sharesOf(by, amounts, figured)
  const lacks = lacksOf(amounts, by, figured)
  if (shares === null || lacks.length > 0) return { results: { total }, working: [], lacks }
  const weights = weightsOf(by, figured) ?? []
  const working = figured.map((entry, at) => {
    const share = round(sum(shares.map((row) => row[at] ?? '0')), 2)
    const weight = round(weights[at] ?? '0', 3)
    return { entry: String(at + 1), weight, share, ...perTonOf(entry, share) }
  })
  return { results: { total }, working, lacks }
}

function perTonOf({ qty, worth }: EntryFigures, share: string) {
  if (qty === null || isZero(qty)) return { perTon: null, unitCost: null }
  return { perTon: div(share, qty, 4), unitCost: worth === null ? null : div(add(worth, share), qty, 4) }
}

function weightsOf(basis: string | null, entries: readonly EntryFigures[]): readonly string[] | null {
  if (entries.length === 0 || !isBasis(basis)) return null
  const weights = entries.flatMap((entry) => entry[figures[basis]] ?? [])
  return weights.length === entries.length && weights.every((weight) => compare(weight, '0') > 0) ? weights : null
}

function isBasis(basis: string | null): basis is Basis {
  return basis !== null && Object.hasOwn(figures, basis)
}

function lacksOf(amounts: readonly string[], basis: string | null, entries: readonly EntryFigures[]): readonly Lack[] {
  if (amounts.length === 0) return [{ words: needsCosts }]
  if (entries.length === 0 || !isBasis(basis)) return [{ words: needsEntries }]
  return entries.flatMap((entry, at) => {
    const figure = entry[figures[basis]]
    const has = figure !== null && compare(figure, '0') > 0
    return has ? [] : [{ words: needsFigure[basis], params: { entry: String(at + 1) } }]
  })
}

function linesOf(value: Json | undefined): readonly Readonly<Record<string, Json>>[] {
  if (!Array.isArray(value)) return []
  return value.filter((line): line is Record<string, Json> => typeof line === 'object' && line !== null)
}

function decimalOf(value: Json | undefined): string | null {
  return isDecimal(value) ? value : null
}

const needsCosts = {
  zh: '请填写费用金额',
  ru: 'Укажите суммы расходов',
  en: 'Enter the amounts of the costs',
}

const needsEntries = {
  zh: '请选择分摊基准和入库单',
  ru: 'Выберите основу и приходы',
  en: 'Choose the basis and the stock entries',
}

const needsFigure: Readonly<Record<Basis, Lack['words']>> = {
  weight: {
    zh: '第 {entry} 行入库单没有数量，请重新选择',
    ru: 'В строке {entry} нет количества: выберите приход заново',
    en: 'Line {entry} has no quantity: choose its stock entry anew',
  },
  value: {
    zh: '第 {entry} 行入库单没有金额，请重新选择',
    ru: 'В строке {entry} нет суммы: выберите приход заново',
    en: 'Line {entry} has no amount: choose its stock entry anew',
  },
  volume: {
    zh: '第 {entry} 行请填写体积',
    ru: 'Укажите объём в строке {entry}',
    en: 'Enter the volume of line {entry}',
  },
}
