import type { FastifyInstance } from 'fastify'

const worthIt = 2_048
const bytesPerUnit = 3
const encoder = new TextEncoder()
let room = new Uint8Array(262_144)

/**
 * Encodes long texts once: else their bytes are first counted for the header and then made anew to be sent. Comes last,
 * after compression.
 */
export function encodeAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' && payload.length >= worthIt ? encoded(payload) : payload)
  })
}

function encoded(text: string): Buffer {
  if (room.length < text.length * bytesPerUnit) room = new Uint8Array(text.length * bytesPerUnit)
  const { written } = encoder.encodeInto(text, room)
  return Buffer.from(room.subarray(0, written))
}
