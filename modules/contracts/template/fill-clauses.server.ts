import { amountInWords } from '../../../core/values/amount-in-words.ts'
import { worded } from '../../../core/values/currencies-in-words.ts'
import { dayText } from '../../../core/values/day-text.ts'
import { formatNumber, isDecimal } from '../../../core/values/decimal.ts'
import type { Lang } from '../../../core/values/language.ts'
import { nameIn } from '../../../core/words/name-in-language.ts'
import { type Ctx, find, get, labelOf } from '../../../server/module-api.ts'
import { company } from '../../organisation/index.ts'
import { contract, type Contract } from '../contract.ts'
import { counterparty } from '../counterparty.ts'
import type { Clause } from './changed-clauses.ts'
import { type Filled, filledIn } from './clause-variables.ts'
import { contractTemplate } from './contract-template.ts'

/** The clauses of a template as they read for a contract, with what the caller may see of it. */
export async function clausesFor(ctx: Ctx, templateId: string, contractId: string): Promise<readonly Clause[]> {
  const template = await get(
    ctx.withoutScope('a text follows its contract and its template'),
    contractTemplate,
    templateId,
  )
  const [of] = await find(ctx, contract, { id: contractId }, { lines: true })
  if (of === undefined) return []
  const other: Lang = template.langMode === 'zh-en' ? 'en' : 'ru'
  const [zh, foreign] = [await valuesOf(ctx, of, 'zh'), await valuesOf(ctx, of, other)]
  return (template.clauses ?? []).map((clause) => ({
    no: clause.no,
    titleZh: clause.titleZh,
    zh: filledIn(clause.zh, zh),
    titleOther: template.langMode === 'zh' ? null : clause.titleOther,
    other: template.langMode === 'zh' || clause.other === null ? null : filledIn(clause.other, foreign),
    mandatory: clause.mandatory,
  }))
}

async function valuesOf(ctx: Ctx, of: Contract, lang: Lang): Promise<Filled> {
  const all = ctx.withoutScope('a text follows its contract and its template')
  const [ours] = await find(all, company, { id: of.ourCompany })
  const [party] = await find(all, counterparty, { id: of.counterparty })
  const spoken = { ...ctx, lang }
  const label = async (group: string, code: string | null) => (code === null ? null : labelOf(spoken, group, code))
  const day = (value: string | null) => (value === null ? null : dayText(value, lang))
  const items = (of.items ?? []).map(({ goods, grade, qty, uom }) => ({ goods, grade, qty, uom }))
  const goods = await Promise.all(
    items.map(async ({ goods: name, grade, qty, uom }) =>
      [name, grade, formatNumber(qty, null, lang), await label('uom', uom)].filter((part) => part).join(' '),
    ),
  )
  return {
    contractName: of.contractName,
    signDate: day(of.signDate),
    ours: ours === undefined ? null : nameIn(lang, { ...ours, name: ours.companyName }),
    party: party === undefined ? null : nameIn(lang, { ...party, name: party.cpName }),
    goods: goods.length === 0 ? null : goods.join(lang === 'zh' ? '；' : '; '),
    tolerance: of.tolerancePct,
    amount: isDecimal(of.totalAmount) ? formatNumber(of.totalAmount, 2, lang) : null,
    amountWords: wordsOf(of, lang),
    currency: await label('currency', of.currency),
    vatRate: await label('vatRate', of.vatRate),
    incoterms: of.incoterms === null ? null : [of.incoterms, of.incotermsPlace].filter((part) => part).join(' '),
    payment: of.paymentConditions,
    validFrom: day(of.validFrom),
    validTo: day(of.validTo),
  }
}

// A price that the caller may not see is no number.
function wordsOf({ totalAmount, currency }: Contract, lang: Lang): string | null {
  const code = worded.find((name) => name === currency)
  return isDecimal(totalAmount) && code !== undefined ? amountInWords(totalAmount, code, lang) : null
}
