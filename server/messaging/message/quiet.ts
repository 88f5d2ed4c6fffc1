import type { QuietHours } from '../../../core/words/message-channel.ts'

const hour = 3_600_000
const day = 24 * hour
// China has one zone and no summer time.
const shanghai = 8 * hour

/** The first moment from `at` on that is not quiet; hours that begin as they end are none. */
export function afterQuiet(at: number, quiet: QuietHours | null): number {
  if (quiet === null || quiet.from === quiet.to) return at
  const { from, to } = quiet
  const local = at + shanghai
  const since = local % day
  const inside = from < to ? since >= from * hour && since < to * hour : since >= from * hour || since < to * hour
  if (!inside) return at
  const end = local - since + to * hour
  return (end > local ? end : end + day) - shanghai
}
