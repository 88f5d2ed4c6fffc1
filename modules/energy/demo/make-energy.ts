import type { Demo } from '../../../server/define.ts'
import { makeMeters } from './make-meters.ts'
import { makeWorkOrders } from './make-work-orders.ts'

/** Stations, their meters and the work on them. */
export async function makeEnergy(demo: Demo): Promise<void> {
  await makeMeters(demo)
  await makeWorkOrders(demo)
}
