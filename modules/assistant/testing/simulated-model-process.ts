import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the process prints once it listens. */
export interface Opened {
  readonly url: string
}

// A small language model of its own process: it does what the last question says, also what models should not.
interface Spoken {
  readonly role: string
  readonly content: string | null
}

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { messages, tools } = JSON.parse(body) as { messages: readonly Spoken[]; tools: readonly unknown[] } // its only caller is ours
    if (request.headers.authorization !== 'Bearer model-key') return response.writeHead(401).end()
    const last = messages.at(-1)
    if (last?.role === 'tool')
      return say(response, `I was told: ${messages.filter(({ role }) => role === 'tool').at(-1)?.content ?? ''}`)
    return follow(response, last?.content ?? '', tools.length)
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // a server that listens at a port has such an address
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/v1` } satisfies Opened))
})
process.stdin.on('end', () => process.exit()).resume()

function follow(response: ServerResponse, question: string, tools: number): unknown {
  const [order, kind = '', ...rest] = question.split(' ')
  if (order === 'crowded') return response.writeHead(429).end()
  if (order === 'broken') return response.writeHead(500).end('<html>')
  begin(response)
  if (order === 'silent') return undefined
  if (order === 'cut') return response.write(chunk({ content: 'Half an ans' }), () => response.destroy())
  if (order === 'malformed') return response.end('data: {"choices": [{"delta"\n\n')
  if (order === 'unfinished') return response.end(chunk({ content: 'Half' }))
  if (order === 'read' && tools > 0) return callTool(response, 'read_record', { kind, id: rest.join(' ') })
  if (order === 'find' && tools > 0) return callTool(response, 'find_records', { kind, text: rest.join(' ') })
  if (order === 'help' && tools > 0) return callTool(response, 'search_help', { query: [kind, ...rest].join(' ') })
  return end(response, `You said: ${question}`)
}

function callTool(response: ServerResponse, name: string, input: object): void {
  const written = JSON.stringify(input)
  response.write(
    chunk({ tool_calls: [{ index: 0, id: 'call-1', function: { name, arguments: written.slice(0, 9) } }] }),
  )
  response.write(chunk({ tool_calls: [{ index: 0, function: { arguments: written.slice(9) } }] }))
  finish(response, 'tool_calls')
}

function say(response: ServerResponse, said: string): void {
  begin(response)
  end(response, said)
}

function end(response: ServerResponse, said: string): void {
  for (const piece of said.match(/[\s\S]{1,40}/g) ?? []) response.write(chunk({ content: piece }))
  finish(response, 'stop')
}

function finish(response: ServerResponse, why: string): void {
  response.write(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: why }] })}\n\n`)
  response.end(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: 100 } })}\n\ndata: [DONE]\n\n`)
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

function chunk(delta: object): string {
  return `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`
}
