import { elapsed } from '../../platform/process/clock.ts'

const often = 400

/** Tells of progress a few times a second; what `tell` answers with false stops the work. */
export function watched(
  stop: AbortController,
  tell: (count: number) => Promise<boolean>,
): (count: number) => Promise<void> {
  let next = 0
  return async (count) => {
    if (elapsed() < next) return
    next = elapsed() + often
    if (!(await tell(count))) stop.abort()
  }
}
