import type { CostMethod } from '../../../../core/description/ledger.ts'
import { add, compare, div, isZero, mul, negate, sub, sum } from '../../../../core/values/decimal.ts'

/** What came in at one time and is still there; only counted oldest first. */
export interface Layer {
  /** The line that brought it. */
  readonly id: string
  readonly quantity: string
  readonly amount: string
}

/** What shares a cost, as it stands at some moment. */
export interface CostState {
  readonly quantity: string
  readonly amount: string
  /** Oldest first; empty unless the method asks for them. */
  readonly layers: readonly Layer[]
}

/** One line, in the order of lines. */
export interface Step {
  readonly id: string
  /** Below zero for what goes out. */
  readonly quantity: string
  /** What does not follow from the cost: of what comes in, and of a change of value. */
  readonly fixed: string | null
  /** The line whose opposite it is. */
  readonly reverses: string | null
  /** What stands after it is not judged, because more follows that belongs to it. */
  readonly isUnsettled?: boolean
}

/** The amount of each line, or the line at which it cannot go on. */
type Costed =
  | { readonly amounts: ReadonlyMap<string, string> }
  /** More goes out than is there. */
  | { readonly short: string; readonly left: string }
  /** What a reversal takes back has gone out at its cost. */
  | { readonly spent: string }

/**
 * Gives each line its amount. Whatever takes the last of a quantity takes the last of the amount, so that no cent stays
 * behind with nothing.
 */
export function costed(method: CostMethod, opening: CostState, steps: readonly Step[]): Costed {
  const amounts = new Map<string, string>()
  let state = opening
  for (const step of steps) {
    if (step.quantity.startsWith('-') && compare(add(state.quantity, step.quantity), '0') < 0)
      return { short: step.id, left: state.quantity }
    const next = after(method, state, step, amounts)
    if (next === null || (step.isUnsettled !== true && !isSound(next))) return { spent: step.id }
    amounts.set(step.id, sub(next.amount, state.amount))
    state = next
  }
  return { amounts }
}

/** No amount is below zero, and none stands where there is nothing. */
function isSound({ quantity, amount }: CostState): boolean {
  return !amount.startsWith('-') && (!isZero(quantity) || isZero(amount))
}

function after(
  method: CostMethod,
  state: CostState,
  step: Step,
  amounts: ReadonlyMap<string, string>,
): CostState | null {
  const known = step.reverses === null ? undefined : amounts.get(step.reverses)
  const fixed = known === undefined ? step.fixed : negate(known)
  const layers = method === 'fifo' ? layersAfter(state.layers, step, fixed) : []
  if (layers === null) return null
  return {
    quantity: add(state.quantity, step.quantity),
    amount: fixed === null ? left(method, state, step, layers) : add(state.amount, fixed),
    layers,
  }
}

function left(method: CostMethod, { quantity, amount }: CostState, step: Step, layers: readonly Layer[]): string {
  const rest = add(quantity, step.quantity)
  if (isZero(rest)) return '0'
  if (method === 'fifo') return sum(layers.map((layer) => layer.amount))
  return sub(amount, div(mul(amount, negate(step.quantity)), quantity, 2))
}

/** Null when a layer that is taken back is no longer whole. */
function layersAfter(layers: readonly Layer[], step: Step, fixed: string | null): readonly Layer[] | null {
  const { id, quantity, reverses } = step
  const [oldest, ...others] = layers
  if (isZero(quantity))
    return oldest === undefined ? [] : [{ ...oldest, amount: add(oldest.amount, fixed ?? '0') }, ...others]
  if (!quantity.startsWith('-')) {
    const brought = { id, quantity, amount: fixed ?? '0' }
    return reverses === null ? [...layers, brought] : [brought, ...layers]
  }
  if (fixed === null) return taken(layers, negate(quantity))
  const whole = layers.some((layer) => layer.id === reverses && compare(layer.quantity, negate(quantity)) === 0)
  return whole ? layers.filter((layer) => layer.id !== reverses) : null
}

function taken([oldest, ...others]: readonly Layer[], wanted: string): readonly Layer[] {
  if (oldest === undefined || isZero(wanted)) return oldest === undefined ? [] : [oldest, ...others]
  if (compare(oldest.quantity, wanted) <= 0) return taken(others, sub(wanted, oldest.quantity))
  const amount = div(mul(oldest.amount, wanted), oldest.quantity, 2)
  return [{ ...oldest, quantity: sub(oldest.quantity, wanted), amount: sub(oldest.amount, amount) }, ...others]
}
