export interface Line {
  readonly work: string
  readonly measured: string
  readonly limit: string
  readonly kept: boolean
}

const lines: Line[] = []

/** Notes one figure and says it at once. */
export function tell(line: Line): void {
  lines.push(line)
  console.log(`${line.kept ? 'ok  ' : 'MISS'} ${line.work}: ${line.measured} (${line.limit})`)
}

/** At least that many times a baseline. */
export function ratio(work: string, ours: readonly number[], bare: readonly number[], atLeast: number, middle: (values: readonly number[]) => number): void {
  const value = middle(ours.map((one, at) => one / (bare[at] ?? Number.NaN)))
  tell({ work, measured: `${value.toFixed(2)} x bare (${middle(ours).toFixed(0)}/s against ${middle(bare).toFixed(0)}/s)`, limit: `at least ${atLeast} x`, kept: value >= atLeast })
}

/** How the run ended. */
export function verdict(): number {
  const missed = lines.filter(({ kept }) => !kept)
  console.log(`\n${lines.length - missed.length} passed, ${missed.length} failed`)
  return missed.length === 0 ? 0 : 1
}
