import { secondMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import {
  type Ctx,
  noteOutside,
  type OutsideCalls,
  OutsideFailure,
  reachOfAdapter,
  Refusal,
} from '../../../server/module-api.ts'
import { readingIn, type ScaleReading, weighed } from './scale-reading.ts'
import { weighbridge } from './weighbridge-adapter.ts'

const mostBytes = 65_536
const patience = 5 * secondMs

type Settings = Readonly<Record<string, string>>

/** How the scales are probed: the indicator answers, whatever it shows. */
export const weighbridgeCalls: OutsideCalls<Ctx> = {
  answers: {
    ask: async ({ address, settings, signal }) => {
      await readingOf(address, settings, settings['weighbridge.in'] ?? '', signal)
      return null
    },
  },
}

/** Whether the gate has scales that tell their weight. */
export async function hasWeighbridge(ctx: Ctx): Promise<boolean> {
  return (await reachOfAdapter(ctx, weighbridge)).address !== ''
}

/** The weight of the lorry on the scale where it comes in or leaves, in tonnes. */
export async function weightAtGate(ctx: Ctx, way: 'in' | 'out'): Promise<string> {
  const { address, settings } = await reachOfAdapter(ctx, weighbridge)
  if (address === '') throw new Refusal('gate.scale-off', {}, { status: 409 })
  const reading = await noted(ctx, () =>
    readingOf(address, settings, settings[`weighbridge.${way}`] ?? '', AbortSignal.timeout(patience)),
  )
  const judged = weighed(reading, ctx.now)
  if ('wrong' in judged) throw new Refusal(`gate.${judged.wrong}`, judged.params, { status: 409 })
  return judged.tonnes
}

/** Keeps how it went for the page of what lies outside. */
async function noted(ctx: Ctx, work: () => Promise<ScaleReading>): Promise<ScaleReading> {
  try {
    const reading = await work()
    await noteOutside(ctx, weighbridge, 'reading', null)
    return reading
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    await noteOutside(ctx, weighbridge, 'reading', { reason: error.reason, detail: error.message })
    throw new Refusal('gate.scale-silent', {}, { status: 503 })
  }
}

async function readingOf(
  address: string,
  settings: Settings,
  scale: string,
  signal: AbortSignal,
): Promise<ScaleReading> {
  const url = new URL(`v1/scales/${encodeURIComponent(scale)}/reading`, address.endsWith('/') ? address : `${address}/`)
  const { status, body } = await asked(url, settings['weighbridge.key'] ?? '', signal)
  if (status !== 200) throw new OutsideFailure(status < 500 ? 'refused' : 'unreachable', `HTTP ${status}`)
  const reading = body.length > mostBytes ? null : readingIn(read(body))
  if (reading === null || reading.scale !== scale) throw new OutsideFailure('unreadable', 'no reading in the answer')
  return reading
}

async function asked(url: URL, key: string, signal: AbortSignal) {
  const headers = { accept: 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) }
  try {
    const response = await fetch(url, { headers, signal, redirect: 'error' })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    throw new OutsideFailure(signal.aborted ? 'timeout' : 'unreachable', detail)
  }
}

function read(text: string): Json {
  try {
    return JSON.parse(text) as Json // whatever JSON.parse answers is JSON
  } catch {
    return null
  }
}
