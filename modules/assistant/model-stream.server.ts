import { type AssistantEndpoint, Refusal } from '../../server/module-api.ts'

export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: string
}

/** What one call of the model answered. */
interface Turn {
  readonly text: string
  readonly calls: readonly ToolCall[]
  readonly tokens: number
}

/** One message in the words of the protocol. */
export type Spoken = Readonly<Record<string, unknown>>

interface Asking {
  readonly messages: readonly Spoken[]
  readonly tools: readonly Spoken[]
  readonly signal: AbortSignal
  readonly onText: (text: string) => void
}

interface Chunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown; readonly tool_calls?: readonly Part[] }
    readonly finish_reason?: unknown
  }[]
  readonly usage?: { readonly total_tokens?: unknown } | null
}
interface Part {
  readonly index?: unknown
  readonly id?: unknown
  readonly function?: { readonly name?: unknown; readonly arguments?: unknown }
}

const mostAnswered = 1500
const mostText = 40_000
/** A model that says nothing for so long is given up. */
export const silence = { ms: 30_000 }

/**
 * Asks the model once and passes on what it says as it says it; whatever goes wrong with it is a refusal that says so.
 */
export async function askModel(
  { url, key, model }: AssistantEndpoint,
  { messages, tools, signal, onText }: Asking,
): Promise<Turn> {
  const watch = watching(signal)
  const body = JSON.stringify({
    model,
    messages,
    tools,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: mostAnswered,
    temperature: 0.2,
  })
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      body,
      signal: watch.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      },
    })
    if (response.status === 429) throw new Refusal('assistant.crowded', {}, { status: 429 })
    if (!response.ok || response.body === null)
      throw new Refusal('assistant.failed', { status: response.status }, { status: 502 })
    return await readTurn(response.body, watch.beat, onText)
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error
    throw new Refusal(watch.signal.aborted ? 'assistant.slow' : 'assistant.broken', {}, { status: 502 })
  } finally {
    watch.stop()
  }
}

async function readTurn(
  body: ReadableStream<Uint8Array>,
  beat: () => void,
  onText: (text: string) => void,
): Promise<Turn> {
  const calls = new Map<number, ToolCall>()
  let [text, tokens, finished, rest] = ['', 0, false, '']
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    beat()
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const data of lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trim())) {
      if (data === '[DONE]') {
        finished = true
        continue
      }
      const chunk = chunkOf(data)
      const [choice] = chunk.choices ?? []
      const said = choice?.delta?.content
      if (typeof said === 'string' && said !== '' && text.length < mostText) {
        text += said
        onText(said)
      }
      for (const part of choice?.delta?.tool_calls ?? []) addCall(calls, part)
      if (typeof choice?.finish_reason === 'string') finished = true
      if (typeof chunk.usage?.total_tokens === 'number') tokens = chunk.usage.total_tokens
    }
  }
  if (!finished) throw new Refusal('assistant.broken', {}, { status: 502 })
  return { text, calls: [...calls.values()], tokens: tokens > 0 ? tokens : Math.ceil(text.length / 2) }
}

function chunkOf(data: string): Chunk {
  try {
    const chunk: unknown = JSON.parse(data)
    if (typeof chunk === 'object' && chunk !== null && !('error' in chunk)) return chunk
  } catch {
    // Said below, with what is well-formed and tells of an error.
  }
  throw new Refusal('assistant.malformed', {}, { status: 502 })
}

// A call comes in parts: its name first, its input letter by letter.
function addCall(calls: Map<number, ToolCall>, { index, id, function: asked }: Part): void {
  const at = typeof index === 'number' ? index : 0
  const before = calls.get(at) ?? { id: '', name: '', input: '' }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  calls.set(at, {
    id: before.id || text(id),
    name: before.name + text(asked?.name),
    input: before.input + text(asked?.arguments),
  })
}

function watching(outer: AbortSignal) {
  const inner = new AbortController()
  let timer: NodeJS.Timeout
  const beat = () => {
    clearTimeout(timer)
    timer = setTimeout(() => inner.abort(), silence.ms)
  }
  beat()
  return { signal: AbortSignal.any([outer, inner.signal]), beat, stop: () => clearTimeout(timer) }
}
