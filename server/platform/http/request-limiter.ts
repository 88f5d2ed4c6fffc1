import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'

interface Limits {
  /** Calls at work at once. */
  readonly width: number
  /** Calls that wait at most; whoever comes then is refused at once. */
  readonly waiting: number
  /** Milliseconds that a call waits before it is refused: a page has shown that it waits, and asks again. */
  readonly patience: number
}

// More calls at once than the pool has connections only hold memory; a queue longer than this is not served in time on
// any machine.
const usualLimits: Limits = { width: 48, waiting: 2_000, patience: 8_000 }

interface Waiting {
  readonly go: () => void
  readonly refuse: () => void
}

/**
 * Lets so many calls work at a time. The others wait, each caller's in a line of its own, and the lines are served in
 * turn.
 */
export function admission({ width, waiting: most, patience }: Limits) {
  const lines = new Map<string, Set<Waiting>>()
  let working = 0
  let waiting = 0

  function drop(caller: string, one: Waiting): void {
    const line = lines.get(caller)
    if (line?.delete(one) !== true) return
    waiting -= 1
    if (line.size === 0) lines.delete(caller)
  }

  function leave(): void {
    const [caller, line] = lines.entries().next().value ?? []
    const [first] = line ?? []
    if (caller === undefined || line === undefined || first === undefined) {
      working -= 1
      return
    }
    // The line goes to the end, so that a caller with hundreds of calls keeps nobody else waiting.
    lines.delete(caller)
    lines.set(caller, line)
    drop(caller, first)
    first.go()
  }

  /** Where everybody waits who may, the longest line gives up its last place to a caller with a shorter one. */
  function makeRoom(caller: string): void {
    if (waiting < most) return
    const [longest, line] = [...lines].reduce((a, b) => (b[1].size > a[1].size ? b : a))
    const last = [...line].at(-1)
    if (last === undefined || line.size <= (lines.get(caller)?.size ?? 0) + 1) throw busy()
    drop(longest, last)
    last.refuse()
  }

  async function enter(caller: string): Promise<void> {
    if (working < width) {
      working += 1
      return
    }
    makeRoom(caller)
    waiting += 1
    await new Promise<void>((resolve, reject) => {
      const line = lines.get(caller) ?? new Set<Waiting>()
      lines.set(caller, line)
      const late = setTimeout(() => {
        drop(caller, one)
        reject(busy())
      }, patience)
      const one = waitingUntil(late, resolve, reject)
      line.add(one)
    })
  }

  return { enter, leave }
}

function waitingUntil(late: NodeJS.Timeout, resolve: () => void, reject: (reason: Refusal) => void): Waiting {
  return {
    go: () => {
      clearTimeout(late)
      resolve()
    },
    refuse: () => {
      clearTimeout(late)
      reject(busy())
    },
  }
}

/**
 * Puts calls with a session into the line once it is known whose they are and their body has been read, and before
 * anything is done for them: a body that arrives slowly holds no place. What lasts as long as it lasts is not counted.
 */
export function admitInTurn(app: FastifyInstance, limits = usualLimits): void {
  const { enter, leave } = admission(limits)
  const inside = new WeakSet<FastifyRequest>()
  const left = (request: FastifyRequest): void => {
    if (inside.delete(request)) leave()
  }
  app.addHook('preValidation', async (request, reply) => {
    const { files, long } = request.routeOptions.config
    if (request.caller === null || files === true || long === true) return
    await enter(request.caller.sessionId)
    inside.add(request)
    reply.raw.once('close', () => left(request))
    // Whoever went away while he waited has nothing done for him.
    if (reply.raw.destroyed) left(request)
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    left(request)
    done()
  })
}

function busy(): Refusal {
  return new Refusal('server.busy', {}, { status: 503 })
}
