import { eventParser, type StreamEvent } from './parse-events.ts'
import { open, send } from './send-request.ts'

/** Sends a call whose answer comes piece by piece as events; throws the Failure of one that was refused. */
export async function streamPost(
  path: string,
  json: unknown,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await send('POST', path, { json }, { quiet: true, signal })
  if (
    !response.ok ||
    !(response.headers.get('content-type') ?? '').startsWith('text/event-stream') ||
    response.body === null
  ) {
    await open(response, true)
    return
  }
  const [reader, decoder, feed] = [response.body.getReader(), new TextDecoder(), eventParser(onEvent)]
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    feed(decoder.decode(piece.value, { stream: true }))
}
