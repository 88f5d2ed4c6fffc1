import type { Adapter } from '../../../core/description/adapter.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { OutsideCalls } from '../../platform/context/running-composition.ts'

/** What is wrong with the description of an adapter, for whoever wrote it; nothing when it can run. */
export function adapterProblems(
  { name, settings, address, probe, calls, circuit }: Adapter,
  brought: OutsideCalls<Ctx>,
): string[] {
  const found = [
    ...(address in settings.settings ? [] : [`its address ${address} is no setting of it`]),
    ...(probe in calls && !('own' in (calls[probe] ?? {})) ? [] : [`its probe ${probe} is no call of it`]),
    ...(circuit.failures > 0 && circuit.rest > 0 ? [] : ['its circuit never opens or never closes']),
    ...Object.entries(calls)
      .filter(([call, one]) => !('own' in one) && brought[call] === undefined)
      .map(([call]) => `no server side brings the call ${call}`),
    ...Object.keys(brought)
      .filter((call) => !(call in calls) || 'own' in (calls[call] ?? {}))
      .map((call) => `the call ${call} is not described`),
    ...Object.entries(calls)
      .filter(([, one]) => !('own' in one) && (one.timeout <= 0 || one.again.some((pause) => pause <= 0)))
      .map(([call]) => `the call ${call} has no time`),
  ]
  return found.map((problem) => `${name}: ${problem}`)
}
