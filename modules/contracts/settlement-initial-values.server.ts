import { addDays, dayOfMs } from '../../core/values/day.ts'
import { compare, round } from '../../core/values/decimal.ts'
import { type Ctx, find, type Suggest, type Suggestion } from '../../server/module-api.ts'
import { versionsOf } from './contract-version.server.ts'
import type { ContractVersion } from './contract-version.ts'
import { contract, type Contract } from './contract.ts'
import { chargedLines } from './settlement-charges.server.ts'
import { settlementTitle } from './settlement-title.ts'
import type { Settlement } from './settlement.ts'

/**
 * What the form of a settlement fills in beside what its contract says: today, its title, type and term, and the prices
 * of the version of its day.
 */
export const settlementStart: Suggest<Ctx, Settlement> = {
  after: ['usageId', 'indexPriceId', 'relatedContract', 'date'],
  fill: async (ctx, draft, chosen) => {
    const date = dayOfMs(ctx.now)
    if (chosen === null || !draft.relatedContract) return { offered: { date } }
    const [of] = await find(ctx, contract, { id: draft.relatedContract }, { lines: true })
    if (of === undefined) return {}
    const told = await fromContract(ctx, of, draft, chosen)
    // Another day leaves the lines to whoever has worked on them.
    const items = chosen === 'date' ? null : await chargedLines(ctx, { ...draft, ...told.settled })
    return items === null ? told : { ...told, settled: { ...told.settled, items } }
  },
}

async function fromContract(ctx: Ctx, of: Contract, draft: Draft, chosen: string): Promise<Suggestion<Settlement>> {
  const date = draft.date ?? dayOfMs(ctx.now)
  const versions = await versionsOf(ctx, of)
  const holds = versions.find(({ until }) => until === null || until > date)
  const settled = {
    contractVersion: String(holds?.no ?? 1),
    ...(versions.length === 1 || holds === undefined ? {} : { items: pricedBy(holds, versions, draft.items ?? []) }),
  }
  const dueDate = addDays(date, Number(holds?.payTerms?.at(-1)?.daysAfter ?? '0'))
  if (chosen === 'date') return { settled, offered: { dueDate } }
  return {
    settled,
    offered: {
      title: settlementTitle(ctx, of),
      settleType: typeOf(of),
      content: holds?.paymentConditions ?? of.paymentConditions,
      date,
      dueDate,
    },
  }
}

type Draft = { readonly [K in 'date' | 'items']?: Settlement[K] | null }
type Line = NonNullable<Settlement['items']>[number]

/** Prices of any version of the contract become those of the version that holds; what was typed otherwise stays. */
function pricedBy(
  holds: ContractVersion,
  versions: readonly ContractVersion[],
  lines: readonly Line[],
): readonly Line[] {
  const priceIn = (version: ContractVersion, line: Line) =>
    version.items?.find(({ goods, uom }) => goods === line.goods && uom === line.uom)?.unitPrice
  return lines.map((line) => {
    const agreed = versions.map((version) => priceIn(version, line))
    const price = priceIn(holds, line)
    const follows = agreed.some((one) => one !== undefined && compare(one, line.price ?? '0') === 0)
    return price === undefined || !follows ? line : { ...line, price: round(price, 4) }
  })
}

function typeOf({ contractType }: Contract): string {
  if (contractType === 'ys' || contractType === 'zc') return 'frt'
  return contractType === 'fw' || contractType === 'sj' ? 'svc' : 'final'
}
