import type { Json } from '../../../core/values/json.ts'
import { type Ctx, type OutsideAsked, type OutsideCalls, OutsideFailure } from '../../../server/module-api.ts'
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
  const url = new URL(`v1/positions?${query}`, address.endsWith('/') ? address : `${address}/`)
  const secret = settings['tracker.key'] ?? ''
  const headers = {
    accept: 'application/json',
    'idempotency-key': key,
    ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
  }
  const response = await fetch(url, { headers, signal, redirect: 'error' })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new OutsideFailure(response.status < 500 ? 'refused' : 'unreachable', `HTTP ${response.status}`)
  }
  const text = await response.text()
  const answer = text.length > mostBytes ? null : read(text)
  if (answer === null || reportsIn(answer) === null)
    throw new OutsideFailure('unreadable', 'no positions in the answer')
  return answer
}

function read(text: string): Json {
  try {
    return JSON.parse(text) as Json // whatever JSON.parse answers is JSON
  } catch {
    return null
  }
}
