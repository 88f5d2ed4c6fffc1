const levels = ['debug', 'log', 'info', 'warn', 'error'] as const

const said: string[] = []
let allowed: RegExp[] = []
let before: Partial<Record<(typeof levels)[number], (...words: unknown[]) => void>> = {}

/** What is said to the console is noted from now on, and fails the test that it comes from. */
export function listenToConsole(): void {
  for (const level of levels) {
    before[level] = console[level]
    console[level] = (...words: unknown[]) => void said.push(`${level}: ${words.map(text).join(' ')}`)
  }
}

export function giveConsoleBack(): void {
  Object.assign(console, before)
  before = {}
}

/** A test that provokes a message says so: what matches may be said to the console. */
export function mayBeSaid(shape: RegExp): void {
  allowed.push(shape)
}

/** What was said and nobody expected, until now. */
export function unexpectedlySaid(): readonly string[] {
  const expected = allowed
  allowed = []
  return said.splice(0).filter((one) => !expected.some((shape) => shape.test(one)))
}

function text(word: unknown): string {
  if (word instanceof Error) return word.stack ?? word.message
  return typeof word === 'object' ? JSON.stringify(word) : String(word)
}
