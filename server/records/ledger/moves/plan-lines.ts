import { v7 } from 'uuid'
import type { CostMethod } from '../../../../core/description/ledger.ts'
import { add, compare, isZero, round, sub } from '../../../../core/values/decimal.ts'
import { groupedBy } from '../../../../core/values/grouped-by.ts'
import { costed, type CostState, type Step } from './costing.ts'
import { effectiveAmounts, type LaterLine } from './load-lines.ts'
import type { LockedCost, Target } from './lock-move-targets.ts'
import type { CorrectedLine, Entered } from './move.ts'

/** A line to be written. */
export interface PlannedLine {
  readonly id: string
  /** Null for a line that corrects a cost: it moves no quantity. */
  readonly place: string | null
  readonly cost: string
  readonly day: string
  readonly at: Readonly<Record<string, string | null>>
  readonly quantity: string
  readonly amount: string
  readonly entry: number
  readonly runningQuantity: string
  readonly runningAmount: string
  readonly reverses: string | null
  readonly corrects: CorrectedLine | null
}

/** What stood after a line that was there before, where that is no longer so. */
export interface Moved {
  readonly id: string
  readonly runningQuantity: string
  readonly runningAmount: string
}

export interface Plan {
  readonly lines: readonly PlannedLine[]
  readonly restated: readonly Moved[]
}

/** A line at which it cannot go on: more would go out than is there, or what is taken back has gone out. */
export interface Stuck {
  readonly at: Readonly<Record<string, string | null>>
  readonly day: string
  /** What is left; null for what has gone out at its cost. */
  readonly left: string | null
  readonly asked: string
}

/** A move with where it goes. */
export interface Aimed {
  readonly id: string
  readonly move: Entered
  readonly target: Target
}

/** What shares a cost: as it stood at the end of the day of the moves, and what came later. */
interface CostHistory {
  readonly cost: LockedCost
  readonly opening: CostState
  readonly later: readonly LaterLine[]
}

/** The lines that moves of one day become in what shares a cost, with the corrections of what follows. */
export function planLines(day: string, moves: readonly Aimed[], history: CostHistory): Plan | Stuck {
  const { cost, opening, later } = history
  const was = effectiveAmounts(later)
  const changes = changesOf(moves)
  const cameTo = (line: LaterLine) => sub(was.get(line.id) ?? line.amount, changes.get(line.reverses ?? '') ?? '0')
  const followers = later.filter(({ corrects }) => corrects === null)
  const steps = [
    ...moves.map((aimed, at) => stepOf(aimed, moves[at + 1])),
    ...followers.map((line) => laterStep(line, cameTo(line))),
  ]
  // A method is one of CostMethod: nothing else is ever written there.
  const result = costed(cost.method as CostMethod, opening, steps)
  if (!('amounts' in result)) return stuckAt(day, moves, followers, result)
  const amountOf = (id: string) => round(result.amounts.get(id) ?? '0', 2)
  const corrections = followers.flatMap((line) => {
    const amount = sub(amountOf(line.id), was.get(line.id) ?? '0')
    return isZero(amount) ? [] : [{ line, amount: round(amount, 2) }]
  })
  return restate(day, moves, history, amountOf, corrections)
}

/** By how much these moves correct earlier lines; a later line that turned one of them back changes by the opposite. */
function changesOf(moves: readonly Aimed[]): ReadonlyMap<string, string> {
  return effectiveAmounts(
    moves.flatMap(({ id, move: { corrects, amount } }) =>
      corrects === undefined ? [] : [{ id, corrects: corrects.id, amount: amount ?? '0' }],
    ),
  )
}

interface Correction {
  readonly line: LaterLine
  readonly amount: string
}

/** Puts all lines after each other, day by day with the corrections at its end, and says what stands after each. */
function restate(
  day: string,
  moves: readonly Aimed[],
  { cost, opening, later }: CostHistory,
  amountOf: (id: string) => string,
  corrections: readonly Correction[],
): Plan {
  let { quantity, amount } = opening
  let entry = cost.last
  const lines: PlannedLine[] = []
  const restated: Moved[] = []
  const goOn = (by: string, worth: string) => {
    quantity = add(quantity, by)
    amount = add(amount, worth)
    return { runningQuantity: quantity, runningAmount: round(amount, 2) }
  }
  const write = (line: Omit<PlannedLine, 'entry' | 'cost' | 'runningQuantity' | 'runningAmount'>) => {
    entry += 1
    lines.push({ ...line, cost: cost.id, entry, ...goOn(line.quantity, line.amount) })
  }
  for (const { id, move, target } of moves)
    write({
      ...move,
      id,
      day,
      place: move.corrects === undefined ? target.place : null,
      amount: amountOf(id),
      corrects: move.corrects ?? null,
    })
  const days = groupedBy(later, (line) => line.day)
  const corrected = groupedBy(corrections, ({ line }) => line.day)
  for (const [on, ofDay] of days) {
    for (const line of ofDay) {
      const now = goOn(line.quantity, line.amount)
      if (!same(now, line)) restated.push({ id: line.id, ...now })
    }
    for (const { line, amount: by } of corrected.get(on) ?? [])
      write({ id: v7(), place: null, day: on, at: line.at, quantity: '0', amount: by, reverses: null, corrects: line })
  }
  return { lines, restated }
}

function same(now: Omit<Moved, 'id'>, line: LaterLine): boolean {
  return (
    compare(now.runningQuantity, line.runningQuantity) === 0 && compare(now.runningAmount, line.runningAmount) === 0
  )
}

/** Corrections of a day are judged together, after the last of them. */
function stepOf({ id, move }: Aimed, next: Aimed | undefined): Step {
  const isUnsettled = move.corrects !== undefined && next?.move.corrects !== undefined
  return { id, quantity: move.quantity, fixed: move.amount ?? null, reverses: move.reverses, isUnsettled }
}

/** What goes out follows the cost anew; all else keeps its amount, or takes that of the line that it turns back. */
function laterStep({ id, quantity, reverses }: LaterLine, was: string): Step {
  const follows = quantity.startsWith('-') && reverses === null
  return { id, quantity, fixed: follows ? null : was, reverses }
}

function stuckAt(
  day: string,
  moves: readonly Aimed[],
  later: readonly LaterLine[],
  result: { readonly short: string; readonly left: string } | { readonly spent: string },
): Stuck {
  const id = 'short' in result ? result.short : result.spent
  const own = moves.find((one) => one.id === id)
  const line = later.find((one) => one.id === id)
  const asked = (own?.move ?? line)?.quantity.replace('-', '') ?? '0'
  return {
    at: own?.move.at ?? line?.at ?? {},
    day: line?.day ?? day,
    left: 'short' in result ? result.left : null,
    asked,
  }
}
