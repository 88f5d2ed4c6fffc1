/** What the relay tells every process that keeps pages informed. */
export type Signal =
  | { readonly topic: 'notice'; readonly id: string; readonly person: string }
  | { readonly topic: 'task'; readonly person: string }
  /** Some of his notices were read, or are no longer news. */
  | { readonly topic: 'read'; readonly person: string }
  /** `finance.paymentPlan` */
  | { readonly topic: 'document'; readonly document: string }
  /** Figures behind a document, `finance.bankAccount`. */
  | { readonly topic: 'balance'; readonly document: string }
  /** What pages keep, by name. */
  | { readonly topic: 'changed'; readonly name: string }

/** Channel on which signals travel between processes. */
export const signalChannel = 'amur_signals'

// PostgreSQL carries less than 8,000 bytes in one notification.
const room = 7_900

/** Signals as payloads that PostgreSQL can carry, in order. */
export function pack(signals: readonly Signal[]): string[] {
  const payloads: string[] = []
  let lines: string[] = []
  let length = 0
  for (const line of signals.map(written)) {
    if (length + line.length + 1 > room) {
      payloads.push(lines.join('\n'))
      lines = []
      length = 0
    }
    lines.push(line)
    length += line.length + 1
  }
  return lines.length === 0 ? payloads : [...payloads, lines.join('\n')]
}

/** The signals of a payload; what this version does not know is passed over. */
export function unpack(payload: string): Signal[] {
  return payload.split('\n').flatMap((line) => readSignal(line) ?? [])
}

function written(signal: Signal): string {
  switch (signal.topic) {
    case 'notice':
      return `notice ${signal.id} ${signal.person}`
    case 'task':
    case 'read':
      return `${signal.topic} ${signal.person}`
    case 'document':
    case 'balance':
      return `${signal.topic} ${signal.document}`
    case 'changed':
      return `changed ${signal.name}`
  }
}

function readSignal(line: string): Signal | null {
  const [topic, first = '', second = ''] = line.split(' ')
  switch (topic) {
    case 'notice':
      return { topic, id: first, person: second }
    case 'task':
    case 'read':
      return { topic, person: first }
    case 'document':
    case 'balance':
      return { topic, document: first }
    case 'changed':
      return { topic, name: first }
    default:
      return null
  }
}
