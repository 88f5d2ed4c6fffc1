/** An answer that comes piece by piece, as events that the test tells. */
export function stream() {
  let to: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (begun) => {
      to = begun
    },
  })
  return {
    answer: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    tell: (topic: string, data: object) => to?.enqueue(new TextEncoder().encode(eventText(topic, data))),
    end: () => to?.close(),
  }
}

/** An event as it travels. */
export function eventText(topic: string, data: unknown): string {
  return `event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`
}
