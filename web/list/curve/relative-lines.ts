// So many times larger, a line would leave another one flat at the foot of the chart.
const mostApart = 3

type Line = readonly (number | null)[]

/** Lines that can stand on one axis: those of very different size are told relative to where each begins. */
export function comparable(lines: readonly Line[]): { readonly relative: boolean; readonly lines: readonly Line[] } {
  const sizes = lines.flatMap((line) => {
    const first = firstOf(line)
    return first === null ? [] : [Math.abs(first)]
  })
  const relative = sizes.length > 1 && Math.max(...sizes) > Math.min(...sizes) * mostApart
  return { relative, lines: relative ? lines.map(ofFirst) : lines }
}

function firstOf(values: Line): number | null {
  return values.find((one) => one !== null && one !== 0) ?? null
}

function ofFirst(values: Line): Line {
  const first = firstOf(values)
  return values.map((one) => (one === null || first === null ? null : (100 * one) / first))
}
