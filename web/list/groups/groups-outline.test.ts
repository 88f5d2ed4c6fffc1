import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAt, linesOf, type Line, type Outline } from './groups-outline.ts'

const rows = (count: number): fc.Arbitrary<Outline> =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: Math.max(0, count - 1) }))
    .chain((open) =>
      fc
        .tuple(...open.map(() => fc.integer({ min: 0, max: 5 })))
        .map((sizes) => ({ count, open: new Map(count === 0 ? [] : open.map((at, nr) => [at, sizes[nr] ?? 0])) })),
    )
const flat = fc.integer({ min: 0, max: 8 }).chain(rows)
const nested = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.array(fc.tuple(fc.nat(5), flat), { maxLength: 3 }))
  .map(([count, inner]): Outline => ({ count, open: new Map(inner.filter(([at]) => at < count)) }))

/** All lines written out one after another. */
function written({ count, open }: Outline, before: readonly number[] = []): Line[] {
  return Array.from({ length: count }, (_, at) => {
    const path = [...before, at]
    const inner = open.get(at)
    const rows = typeof inner === 'number' ? inner : 0
    const lines = Array.from({ length: rows }, (__, row): Line => ({ path, row }))
    const below = typeof inner === 'object' ? written(inner, path) : lines
    return [{ path, row: null }, ...below]
  }).flat()
}

test('WID-17: every line of open groups is found by its number, however they are nested', () => {
  fc.assert(
    fc.property(fc.oneof(flat, nested), (outline) => {
      const lines = written(outline)
      expect(linesOf(outline)).toBe(lines.length)
      expect(lines.map((_, index) => lineAt(outline, index))).toEqual(lines)
      expect(lineAt(outline, lines.length)).toBeNull()
    }),
  )
})
