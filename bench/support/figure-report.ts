import { median, type Pair } from './load-generator.ts'

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

/** At least that many times what is written by hand; the middle of the pairs. */
export function ratio(work: string, pairs: readonly Pair[], atLeast: number): void {
  const value = median(pairs.map(({ ours, byHand }) => ours / byHand))
  const [ours, byHand] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.byHand))]
  tell({
    work,
    measured: `${value.toFixed(2)} x by hand (${ours.toFixed(0)}/s against ${byHand.toFixed(0)}/s)`,
    limit: `at least ${atLeast} x`,
    kept: value >= atLeast,
  })
}

/** How the run ended. */
export function verdict(): number {
  const missed = lines.filter(({ kept }) => !kept)
  console.log(`\n${lines.length - missed.length} passed, ${missed.length} failed`)
  return missed.length === 0 ? 0 : 1
}
