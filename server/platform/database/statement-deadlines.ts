/** A statement whose answer is waited for. */
export interface Awaited {
  /** When its answer is overdue, by `performance.now()`. */
  readonly deadline: number
  /** Called once when it is. */
  onOverdue(): void
  /** Its place among those that are waited for; -1 once it has its answer. */
  place: number
}

const look = 1_000
const waiting: Awaited[] = []
let timer: NodeJS.Timeout | null = null

/**
 * Waits for the answer to a statement, and calls `onOverdue` within a second after its deadline. One look a second at
 * all of them: the driver's own timer for each, with its function that holds the query, has the effect told at
 * `answer`.
 */
export function expectAnswer(one: Awaited): void {
  one.place = waiting.push(one) - 1
  timer ??= setInterval(endOverdue, look).unref()
}

/** The answer has come. */
export function answered(one: Awaited): void {
  if (one.place < 0) return
  const last = waiting.pop()
  if (last !== undefined && last !== one) {
    waiting[one.place] = last
    last.place = one.place
  }
  one.place = -1
}

function endOverdue(): void {
  const now = performance.now()
  for (const one of waiting.filter(({ deadline }) => deadline <= now)) {
    answered(one)
    one.onOverdue()
  }
}
