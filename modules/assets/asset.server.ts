import { compare, isZero, sub } from '../../core/values/decimal.ts'
import { find, Refusal, rules } from '../../server/module-api.ts'
import { asset, type Asset } from './asset.ts'
import { depreciation } from './depreciation.ts'

/** What a charge was worked out from, which stays as it is once there is one. */
const counted = ['original', 'residualPct', 'method', 'lifeMonths', 'useDate', 'openingDepr'] as const

/** An asset card: its depreciation begins with what was charged elsewhere, and goes on by runs alone. */
export const assetRules = rules(asset, {
  prepare: (_, { openingDepr }, before) => (before === null ? { accumDepr: openingDepr ?? '0' } : {}),

  check: async (ctx, record, before) => {
    requireSound(record)
    if (before === null || counted.every((name) => record[name] === before[name])) return
    const all = ctx.withoutScope('what was charged once was counted from it')
    const [charged] = await find(all, depreciation, { assetId: record.id }, { limit: 1 })
    if (charged !== undefined) throw new Refusal('assets.charged', { month: charged.month ?? '' })
  },
})

function requireSound({ method, lifeMonths, original, salvage, openingDepr, useDate, inDate }: Asset): void {
  const byYear = method === 'ddb' || method === 'syd'
  if (byYear && Number(lifeMonths) % 12 !== 0) throw Refusal.atField('lifeMonths', 'assets.whole-years')
  if (method === 'ddb' && Number(lifeMonths) < 36) throw Refusal.atField('lifeMonths', 'assets.three-years')
  if (isZero(original)) throw Refusal.atField('original', 'assets.no-value')
  if (useDate < inDate) throw Refusal.atField('useDate', 'assets.used-before')
  if (compare(openingDepr, sub(original, salvage ?? '0')) > 0) throw Refusal.atField('openingDepr', 'assets.too-much')
}
