import type { Json } from '../../../core/values/json.ts'
import {
  callAddress,
  type Ctx,
  failureOfStatus,
  jsonIn,
  type OutsideAsked,
  type OutsideCalls,
  OutsideFailure,
} from '../../../server/module-api.ts'
import { keepReports } from './fetch-positions.server.ts'
import { reportsIn } from './position-report.ts'

const mostBytes = 16_777_216

/** What the tracker is asked, by its protocol. */
export const trackerCalls: OutsideCalls<Ctx> = {
  answers: {
    ask: async (asked) => {
      await answerOf(asked, new URLSearchParams({ mmsi: '' }))
      return null
    },
  },
  positions: {
    ask: (asked) => answerOf(asked, new URLSearchParams(asked.payload as Record<string, string>)), // the job says texts
    take: keepReports,
  },
}

async function answerOf({ address, settings, key, signal }: OutsideAsked, query: URLSearchParams): Promise<Json> {
  const { status, text } = await callAddress({
    address,
    path: `v1/positions?${query}`,
    accept: 'application/json',
    secret: settings['tracker.key'] ?? '',
    headers: { 'idempotency-key': key },
    signal,
    mostBytes,
  })
  if (status !== 200) throw failureOfStatus(status)
  const answer = jsonIn(text)
  if (answer === null || reportsIn(answer) === null)
    throw new OutsideFailure('unreadable', 'no positions in the answer')
  return answer
}
