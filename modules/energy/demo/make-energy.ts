import type { DemoContext } from '../../../server/module-api.ts'
import { makeStations, takeMeters } from './make-stations-and-meters.ts'
import { makeWindAndStorage, takeWindAndStorage } from './make-wind-and-storage.ts'
import { makeWorkOrders } from './make-work-orders.ts'

/** Stations, their meters and the work on them. */
export async function makeEnergy(demo: DemoContext): Promise<void> {
  await makeStations(demo)
  await makeWindAndStorage(demo)
  await Promise.all([makeWorkOrders(demo), takeMeters(demo), takeWindAndStorage(demo)])
}
