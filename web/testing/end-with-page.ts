const steps: (() => void)[] = []

/** Has something ended with the page of the test. */
export function atEnd(step: () => void): void {
  steps.push(step)
}

/** Ends it, the newest first. */
export function endAll(): void {
  for (const step of steps.splice(0).reverse()) step()
}
