import { dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { holdersOf } from '../../identity/access/permission-holders.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { JobGroup } from '../../platform/context/server-component.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { noteTooManyUsers, noteReminder, noteTime } from './licence-store.ts'
import type { Licences } from './open-licences.ts'

const ahead = [7, 15, 30]
const week = 7 * dayMs
// Whoever may change the system's parameters also looks after its licence.
const administrators = 'xtcs-bj'
const page = '/license'

/**
 * What the licence asks of the clock: administrators hear 30, 15 and 7 days ahead, and weekly of more users than it
 * names.
 */
export function licenceJobs(licences: Licences): JobGroup {
  return {
    module: 'licence',
    jobs: {
      watch: {
        cron: '10 * * * *',
        label: { zh: '检查授权期限', ru: 'Проверка срока лицензии', en: 'The licence is watched' },
        async run(ctx) {
          await noteTime(ctx.sql, ctx.now)
          await remind(ctx, licences)
          await tellCrowd(ctx, licences)
        },
      },
    },
  }
}

async function remind(ctx: Ctx, licences: Licences): Promise<void> {
  const { kind, until, ended, daysLeft } = await licences.current()
  const reached = ahead.find((days) => daysLeft <= days)
  if (ended || reached === undefined || (kind === 'trial' && reached === 30)) return
  await withinTransaction(ctx, async (inside) => {
    if (!(await noteReminder(inside.sql, reached))) return
    await notify(inside, await holdersOf(inside, administrators), {
      event: 'licence.ending',
      params: { days: daysLeft, day: dayOfMs(until - 1), kind },
      url: page,
    })
  })
}

async function tellCrowd(ctx: Ctx, licences: Licences): Promise<void> {
  const [{ licence }, users] = await Promise.all([licences.current(), licences.users()])
  if (licence === null || users <= licence.maxUsers) return
  await withinTransaction(ctx, async (inside) => {
    if (!(await noteTooManyUsers(inside.sql, inside.now, week))) return
    await notify(inside, await holdersOf(inside, administrators), {
      event: 'licence.crowded',
      params: { users, most: licence.maxUsers },
      url: page,
    })
  })
}
