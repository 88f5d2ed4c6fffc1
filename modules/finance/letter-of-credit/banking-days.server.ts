import { addDays } from '../../../core/values/day.ts'
import { type Ctx, isWorked, workingDays } from '../../../server/module-api.ts'

/** Within so many banking days a bank says whether documents comply (UCP 600, article 14 b). */
const examinationDays = 5

interface Term {
  /** Of the bill of lading, `YYYY-MM-DD`. */
  readonly blDate: string
  /** Calendar days after it. */
  readonly presentDays: string
  readonly expiryDate: string
}

/**
 * The last day on which documents may be presented: so many days after shipment, by the expiry of the letter at latest;
 * where banks are closed on it the next day on which they are open (UCP 600, articles 14 c and 29 a).
 */
export async function lastPresentationDay(ctx: Ctx, { blDate, presentDays, expiryDate }: Term): Promise<string> {
  const afterShipment = addDays(blDate, Number(presentDays))
  return openFrom(ctx, afterShipment < expiryDate ? afterShipment : expiryDate)
}

/** The day by which the bank has examined documents that were presented on a day. */
export async function examinedBy(ctx: Ctx, presentDate: string): Promise<string> {
  let day = presentDate
  for (let left = examinationDays; left > 0; left -= 1) day = await openFrom(ctx, addDays(day, 1))
  return day
}

/** This day, or the first after it on which banks are open. */
async function openFrom(ctx: Ctx, day: string): Promise<string> {
  const exceptions = await workingDays(ctx)
  let open = day
  while (!isWorked(open, exceptions)) open = addDays(open, 1)
  return open
}
