import { useClock } from '../platform/process/clock.ts'

type Step = () => unknown

const steps: Step[] = []

/** What a test file opened is ended after its last hook, even when the process goes on to the next file. */
export function atEndOfFile(step: Step): void {
  steps.push(step)
}

/** Takes every step asked for, the newest first. No file leaves its clock to the next one. */
export async function endFile(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step()
  useClock({ now: () => Date.now() })
}
