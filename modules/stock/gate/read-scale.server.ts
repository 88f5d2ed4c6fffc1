import { secondMs } from '../../../core/values/duration.ts'
import {
  callAddress,
  type Ctx,
  failureOfStatus,
  jsonIn,
  noteOutside,
  type OutsideCalls,
  OutsideFailure,
  reachOfAdapter,
  Refusal,
} from '../../../server/module-api.ts'
import type { GateWeight } from './gate-today.ts'
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

/** The weight of the lorry on the scale where it comes in or leaves, in tonnes, and the reading that told it. */
export async function weightAtGate(ctx: Ctx, way: 'in' | 'out'): Promise<GateWeight> {
  const { address, settings } = await reachOfAdapter(ctx, weighbridge)
  if (address === '') throw new Refusal('gate.scale-off', {}, { status: 409 })
  const reading = await noted(ctx, () =>
    readingOf(address, settings, settings[`weighbridge.${way}`] ?? '', AbortSignal.timeout(patience)),
  )
  const judged = weighed(reading, ctx.now)
  if ('wrong' in judged) throw new Refusal(`gate.${judged.wrong}`, judged.params, { status: 409 })
  return { weight: judged.tonnes, reading: `${reading.scale}-${reading.seq}` }
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
  const path = `v1/scales/${encodeURIComponent(scale)}/reading`
  const secret = settings['weighbridge.key'] ?? ''
  const { status, text } = await callAddress({ address, path, accept: 'application/json', secret, signal, mostBytes })
  if (status !== 200) throw failureOfStatus(status)
  const reading = readingIn(jsonIn(text))
  if (reading === null || reading.scale !== scale) throw new OutsideFailure('unreadable', 'no reading in the answer')
  return reading
}
