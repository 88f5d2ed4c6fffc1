import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PairOutcome } from '../../../core/api-types/matching-board.ts'
import { isDecimal } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { bodyOf, texts } from '../documents/request-body.ts'
import { requirePermission } from '../read/require-permission.ts'
import { onceOnly } from '../write/idempotent-request.ts'
import { describeMatching } from './describe-matching.ts'
import { type MatchingAtWork, matchingOf } from './find-matching-board.ts'
import { makePair, type Pair, pairTogether } from './make-pairs.ts'
import { proposals } from './proposals.ts'

interface Path {
  readonly module: string
  readonly name: string
}

// Any session may call; each handler asks for the board's own permission and those of its documents.
const config = { session: true } as const
const most = 100

/** What is to be matched, what seems to belong together, and making pairs of it; pairs are undone by their own verb. */
export function matchingRoutes(app: FastifyInstance): void {
  const at = '/api/matching/:module/:name'

  app.get<{ Params: Path }>(`${at}/describe`, { config }, async (request) =>
    describeMatching(request.ctx, asked(request)),
  )

  app.post<{ Params: Path }>(`${at}/proposals`, { config }, async (request) => {
    const { left = {}, right = {} } = bodyOf(request.body)
    return proposals(request.ctx, asked(request), { left: bodyOf(left), right: bodyOf(right) })
  })

  // Each pair in a transaction of its own: what is refused for one is done for the others.
  app.post<{ Params: Path }>(`${at}/confirm`, { config }, async (request): Promise<readonly PairOutcome[]> => {
    const board = confirming(request)
    const pairs = pairsOf(bodyOf(request.body).pairs)
    const outcomes: PairOutcome[] = []
    for (const pair of pairs) outcomes.push(await outcomeOf(app, request, board, pair))
    return outcomes
  })

  // All that was chosen, or nothing.
  app.post<{ Params: Path }>(`${at}/together`, { config }, async (request) => {
    const board = confirming(request)
    const body = bodyOf(request.body)
    const chosen = { left: texts(body.left), right: texts(body.right) }
    const values = bodyOf(body.values ?? {})
    return onceOnly(request.ctx, idempotencyKeyOf(request), `together ${request.url}`, body, async (inside) =>
      (await pairTogether(inside, board, chosen, values)).map((pair) => ({ ...pair })),
    )
  })
}

function asked({ ctx, params }: FastifyRequest<{ Params: Path }>): MatchingAtWork {
  return matchingOf(ctx, params.module, params.name)
}

function confirming(request: FastifyRequest<{ Params: Path }>): MatchingAtWork {
  const board = asked(request)
  requirePermission(request.ctx, board.left, board.left.actions?.[board.of.confirm.verb]?.needs ?? 'system')
  return board
}

async function outcomeOf(
  app: FastifyInstance,
  request: FastifyRequest,
  board: MatchingAtWork,
  pair: Pair,
): Promise<PairOutcome> {
  const { left, right } = pair
  const key = idempotencyKeyOf(request)
  try {
    await onceOnly(
      request.ctx,
      key === null ? null : `${key}:${left}:${right}`,
      `pair ${board.of.module}.${board.of.name}`,
      { ...pair },
      async (inside) => {
        await makePair(inside, board, pair)
        return null
      },
    )
    return { left, right, code: '0' }
  } catch (error) {
    // An expected no belongs to its pair; a database that is away or a bug of ours ends the call.
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    const { code, msg, data } = app.saidRefusal(error, request)
    return { left, right, code, msg, errors: data?.errors ?? {} }
  }
}

function pairsOf(given: Json | undefined): readonly Pair[] {
  if (!Array.isArray(given)) throw malformed()
  if (given.length > most) throw new Refusal('request.too-many', { most }, { status: 400 })
  return given.map((one) => {
    const { left, right, amount } = bodyOf(one)
    if (typeof left !== 'string' || typeof right !== 'string' || !isDecimal(amount)) throw malformed()
    return { left, right, amount }
  })
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
