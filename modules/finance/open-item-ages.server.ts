import sql from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { change, type Ctx, find } from '../../server/module-api.ts'
import { openItem, openStatus } from './open-item.ts'
import { agesOf, waitOf } from './overdue-age-bands.ts'

/** Moves what is open into the band and to the level of today; done every night, and nothing where both hold. */
export async function ageItems(ctx: Ctx): Promise<void> {
  const today = dayOfMs(ctx.now)
  for (const item of await find(ctx, openItem, { itemType: ['ar', 'ap'], status: openStatus })) {
    const ages = agesOf(item.dueDate, today)
    if (ages.ageBand !== item.ageBand || ages.overdueLevel !== item.overdueLevel)
      await change(ctx, openItem, item, ages, { verb: 'update' })
  }
  for (const item of await find(ctx, openItem, { itemType: ['ra', 'pa'], status: openStatus })) {
    const { daysOpen, waitLevel } = waitOf(item.bizDate, today)
    if (waitLevel !== item.waitLevel) await change(ctx, openItem, item, { waitLevel }, { verb: 'update' })
    // Another day every night is no event that a history should tell.
    if (daysOpen !== item.daysOpen)
      await ctx.sql.query(sql`
        update finance.open_item set days_open = ${daysOpen}::numeric where id = ${item.id}::uuid`)
  }
}
