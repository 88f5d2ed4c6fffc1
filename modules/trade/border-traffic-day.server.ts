import { addDays } from '../../core/values/day.ts'
import { add, compare, sub } from '../../core/values/decimal.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { borderTrafficDay, type BorderTrafficDay } from './border-traffic-day.ts'

/** Wagons that waited the evening before either were transshipped or wait on. */
export const borderTrafficDayRules = rules(borderTrafficDay, {
  check: requireBalance,
})

/** Wagons that appear or disappear overnight are a mistake, or somebody says why. */
async function requireBalance(ctx: Ctx, record: BorderTrafficDay): Promise<void> {
  const { stationId, date, wagonsIn, wagonsTransshipped, waitingWagons } = record
  if (record.reason !== null && record.reason !== '') return
  const [before] = await find(ctx, borderTrafficDay, { stationId, date: addDays(date, -1) })
  if (before === undefined) return
  const expected = sub(add(before.waitingWagons, wagonsIn ?? '0'), wagonsTransshipped)
  if (compare(expected, waitingWagons) === 0) return
  throw Refusal.atField('reason', 'trade.wagons-unexplained', {
    before: before.waitingWagons,
    came: wagonsIn ?? '0',
    left: wagonsTransshipped,
    expected,
  })
}
