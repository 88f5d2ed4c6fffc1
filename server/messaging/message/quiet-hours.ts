import { shanghaiAheadMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import type { QuietHours } from '../../../core/words/notice-preferences.ts'

// China has one zone and no summer time.

/** The first moment from `at` on that is not quiet; hours that begin as they end are none. */
export function afterQuiet(at: number, quiet: QuietHours | null): number {
  if (quiet === null || quiet.from === quiet.to) return at
  const { from, to } = quiet
  const local = at + shanghaiAheadMs
  const since = local % dayMs
  const inside =
    from < to ? since >= from * hourMs && since < to * hourMs : since >= from * hourMs || since < to * hourMs
  if (!inside) return at
  const end = local - since + to * hourMs
  return (end > local ? end : end + dayMs) - shanghaiAheadMs
}
