/** Waits some milliseconds, for loops that ask the outside world again. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
