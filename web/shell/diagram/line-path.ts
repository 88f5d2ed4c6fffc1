import { type PlacedSymbol, sizeOf, terminalNamed } from '../../../core/description/diagram-symbols.ts'

/** Dots of the drawing that one square takes. */
export const square = 20

type Symbols = Readonly<Record<string, PlacedSymbol>>

/** The way of a line between two terminals: it leaves each as that one says, and turns at right angles. */
export function linePath(symbols: Symbols, from: string, to: string): string {
  const [a, b] = [terminalNamed(symbols, from), terminalNamed(symbols, to)]
  if (a === undefined || b === undefined) return ''
  const [[ax, ay], [bx, by]] = [a.at, b.at]
  const between: readonly (readonly [number, number])[] =
    a.leaves === b.leaves ? middle(a.leaves, a.at, b.at) : [a.leaves === 'down' ? [ax, by] : [bx, ay]]
  return [a.at, ...between, b.at].map(([x, y], nr) => `${nr === 0 ? 'M' : 'L'}${x * square} ${y * square}`).join('')
}

type Place = readonly [x: number, y: number]

function middle(leaves: 'down' | 'across', [ax, ay]: Place, [bx, by]: Place): readonly Place[] {
  if (leaves === 'down' ? ax === bx : ay === by) return []
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  return leaves === 'down'
    ? [
        [ax, my],
        [bx, my],
      ]
    : [
        [mx, ay],
        [mx, by],
      ]
}

// Squares left for words beside what stands at the edge.
const margin = { left: 1, right: 8, top: 2, bottom: 4 }

/** The part of the plane that a drawing takes, its words included: `x y width height`. */
export function boundsOf(symbols: readonly PlacedSymbol[]): readonly [number, number, number, number] {
  const boxes = symbols.map((one) => ({ one, size: sizeOf(one) }))
  const left = Math.min(...boxes.map(({ one }) => one.x)) - margin.left
  const top = Math.min(...boxes.map(({ one }) => one.y)) - margin.top
  const right = Math.max(...boxes.map(({ one, size: [w] }) => one.x + w)) + margin.right
  const bottom = Math.max(...boxes.map(({ one, size: [, h] }) => one.y + h)) + margin.bottom
  return [left * square, top * square, (right - left) * square, (bottom - top) * square]
}
