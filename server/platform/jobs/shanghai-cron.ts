import { parseCronItem, type CronMatcher, type TimestampDigest } from 'graphile-worker'
import { now } from '../process/clock.ts'

const shanghaiHours = 8

/** Cron's five fields read in Asia/Shanghai, for a queue that thinks in UTC; throws on a wrong pattern. */
export function shanghaiCron(pattern: string): CronMatcher {
  const { match } = parseCronItem({ task: 'cron', match: pattern })
  return (utc) => match(inShanghai(utc))
}

/** The same instant in Shanghai's calendar; exported for its test. */
export function inShanghai(utc: TimestampDigest): TimestampDigest {
  const there = new Date(Date.UTC(yearOf(utc), utc.month - 1, utc.date, utc.hour + shanghaiHours, utc.min))
  return {
    min: there.getUTCMinutes(),
    hour: there.getUTCHours(),
    date: there.getUTCDate(),
    month: there.getUTCMonth() + 1,
    dow: there.getUTCDay(),
  }
}

// The queue does not say the year, which 28 February needs; its weekday tells it from the years beside it.
function yearOf({ month, date, dow }: TimestampDigest): number {
  const year = new Date(now()).getUTCFullYear()
  return [year, year - 1, year + 1].find((one) => new Date(Date.UTC(one, month - 1, date)).getUTCDay() === dow) ?? year
}
