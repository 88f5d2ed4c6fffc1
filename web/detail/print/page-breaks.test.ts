import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageBreaks } from './page-breaks.ts'

test('WID-18: a page ends above the row that would be cut', () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ top: at * 30, bottom: at * 30 + 30 }))
  expect(pageBreaks(rows, 300, 100)).toEqual([90, 180, 270])
})

test('WID-18: whatever the rows, no cut goes through one that fits a page, pages are never too long, and they end', () => {
  const page = 100
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 160 }), fc.integer({ min: 0, max: 12 })), { maxLength: 120 }),
      (sizes) => {
        let y = 0
        const rows = sizes.map(([size, gap]) => {
          const top = y + gap
          y = top + size
          return { top, bottom: y }
        })
        const cuts = pageBreaks(rows, y, page)
        const edges = [0, ...cuts, y]
        for (const [at, edge] of edges.slice(1).entries()) {
          expect(edge).toBeGreaterThanOrEqual(edges[at] ?? 0)
          expect(edge - (edges[at] ?? 0)).toBeLessThanOrEqual(page)
        }
        for (const cut of cuts)
          expect(
            rows.filter(({ top, bottom }) => bottom - top <= page && top < cut - 0.5 && bottom > cut + 0.5),
          ).toEqual([])
      },
    ),
  )
})

test('a row higher than a page is cut, everything else around it is not', () => {
  expect(
    pageBreaks(
      [
        { top: 10, bottom: 260 },
        { top: 260, bottom: 290 },
      ],
      290,
      100,
    ),
  ).toEqual([100, 200])
})
