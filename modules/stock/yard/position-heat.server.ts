import { alertRule, type AlertRule } from '../../../base/alert-rule.ts'
import { change, type Ctx, find, lastReadings, levelOf, Refusal, takeReadings } from '../../../server/module-api.ts'
import { position, type Position } from './position.ts'
import { stackTemperature } from './stack-temperature.ts'

/** The alert whose limits are those of the lights. */
const alertCode = 'STK-TEMP'

const free = (ctx: Ctx) => ctx.withoutScope('how warm stacks are is told to everybody who sees them')

/** What a person measured by hand joins the readings of the probes. */
export async function takeTemperature(ctx: Ctx, { positionNo }: Position, at: number, temp: string): Promise<void> {
  if (at > ctx.now) throw Refusal.atField('at', 'yard.measured-later')
  const { refused } = await takeReadings(free(ctx), stackTemperature, [
    { key: positionNo ?? '', at: new Date(at).toISOString(), temp },
  ])
  const [wrong] = refused
  if (wrong !== undefined) throw Refusal.atField('temp', wrong.reason.code, wrong.reason.params)
}

/** Stacks say what was measured last; the light follows the limits of the alert as they are now. */
export async function refreshHeat(ctx: Ctx, ids?: readonly string[]): Promise<void> {
  const all = free(ctx)
  const [limits] = await find(all, alertRule, { ruleCode: alertCode, enabled: '1' })
  const stacks = await find(all, position, ids === undefined ? { inUse: '1' } : { id: ids })
  const last = await lastReadings(
    all,
    stackTemperature,
    stacks.map(({ id }) => id),
  )
  for (const { id } of stacks) {
    const read = last.get(id)
    if (read === undefined || read.faults !== 0) continue
    const [before] = await find(all, position, { id }, { lock: true })
    if (before !== undefined) await keepHeat(all, before, limits, read.at, read.values['temp'] ?? '')
  }
}

async function keepHeat(all: Ctx, before: Position, limits: AlertRule | undefined, at: number, temp: string) {
  const tempLight = limits === undefined ? null : (levelOf(limits, temp)?.level ?? null)
  const isSame = before.tempAt === at && before.tempMax === temp && before.tempLight === tempLight
  if (!isSame) await change(all, position, before, { tempMax: temp, tempAt: at, tempLight }, { verb: 'update' })
}
