import type { Lang } from '../../core/values/language.ts'
import { type Ctx, find } from '../../server/module-api.ts'
import { counterparty } from '../contracts/index.ts'

type Names = Readonly<Record<Lang, string>>

/**
 * Names of payees as the readers of each language know them, by counterparty; an account in another name keeps that.
 */
export async function payeeNames(
  ctx: Ctx,
  payees: readonly { readonly counterparty: string; readonly payeeName: string }[],
): Promise<readonly Names[]> {
  const ids = [...new Set(payees.map((payee) => payee.counterparty))]
  const parties =
    ids.length === 0
      ? []
      : await find(ctx.withoutScope('a counterparty is called the same by everybody'), counterparty, { id: ids })
  return payees.map(({ counterparty: id, payeeName: zh }) => {
    const party = parties.find((one) => one.id === id && one.cpName === zh)
    return { zh, ru: party?.nameRu ?? zh, en: party?.nameEn ?? zh }
  })
}
