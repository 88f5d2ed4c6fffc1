import type { FastifyReply } from 'fastify'

/** Takes an answer over as an event stream: its headers are sent, and what follows is written to the connection. */
export function answerWithEvents(reply: FastifyReply, more: Readonly<Record<string, string>> = {}) {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  // Proxies pass each piece on as it comes.
  raw.writeHead(200, {
    ...more,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  return raw
}

/** An event as it travels: `event: <topic>` and one line of JSON. */
export function eventText(topic: string, data: unknown = {}): string {
  return `event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`
}
