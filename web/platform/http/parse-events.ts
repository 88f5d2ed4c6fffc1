export interface StreamEvent {
  readonly topic: string
  readonly data: unknown
}

/** Turns the text of an event stream, piece by piece as it arrives, into events; comments (heartbeats) give none. */
export function eventParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) onEvent(event)
    }
  }
}

function eventOf(block: string): StreamEvent | null {
  const lines = block.split('\n')
  const topic = valueOf(lines, 'event')
  const text = valueOf(lines, 'data')
  if (topic === null && text === null) return null
  return { topic: topic ?? 'message', data: parsed(text ?? '') }
}

function valueOf(lines: readonly string[], name: string): string | null {
  const found = lines
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  return found.length > 0 ? found.join('\n') : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown // listeners ask what it holds
  } catch {
    return text
  }
}
