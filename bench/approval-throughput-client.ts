/** The browser side of approval-throughput-program.ts: agrees to tasks over as many sockets as it is told. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export interface Round {
  readonly address: string
  readonly tasks: readonly string[]
  readonly connections: number
  readonly headers: Readonly<Record<string, string>>
}

export interface Answer {
  readonly seconds: number
  readonly wrong: string | null
}

process.on('message', (round: Round) => void answer(round))
process.on('disconnect', () => process.exit(0))

async function answer({ address, tasks, connections, headers }: Round): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let next = 0
  let wrong: string | null = null
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let at = next++; at < tasks.length && wrong === null; at = next++) {
        const text = await agree(agent, `${address}/api/workflow/task/${tasks[at]}/action/agree`, headers)
        if (!text.startsWith('{"code":"0"')) wrong = text
      }
    }),
  )
  agent.destroy()
  process.send?.({ seconds: (performance.now() - start) / 1_000, wrong } satisfies Answer)
}

function agree(agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      },
      (answered) => {
        let text = ''
        answered
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part
          })
          .on('end', () => resolve(text))
      },
    )
    call.on('error', reject).end('{"opinion":"fine"}')
  })
}
