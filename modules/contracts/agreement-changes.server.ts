import { compare, round } from '../../core/values/decimal.ts'
import { type Ctx, labelOf, Refusal } from '../../server/module-api.ts'
import type { Contract } from './contract.ts'
import type { SupplementaryAgreement } from './supplementary-agreement.ts'

/** What an agreement really changes of its contract, by the codes of contractChangeType. */
export function changesOf(record: SupplementaryAgreement, of: Contract): readonly string[] {
  const goods = of.frameworkFlag === '1' ? frameworkChanges(record, of) : lineChanges(record, of)
  const term = record.newValidTo !== null && record.newValidTo !== of.validTo ? ['term'] : []
  return [...goods, ...term, ...(paysOtherwise(record, of) ? ['pay'] : [])]
}

/** Whoever decides sees by the type what is changed: it says all of that, and nothing else. */
export async function requireStated(ctx: Ctx, record: SupplementaryAgreement, of: Contract): Promise<void> {
  if (record.changeType.includes('party')) throw Refusal.atField('changeType', 'agreement.party')
  if (record.changeType.includes('end')) throw Refusal.atField('changeType', 'agreement.end')
  const changes = changesOf(record, of)
  const stated = record.changeType
  const framework = of.frameworkFlag === '1' && stated.some((code) => code === 'qty' || code === 'price')
  if (changes.length === 0) throw Refusal.atField('changeType', 'agreement.nothing-changed')
  const differs = framework ? false : changes.length !== stated.length || changes.some((code) => !stated.includes(code))
  if (!differs) return
  const labels = await Promise.all(changes.map((code) => labelOf(ctx, 'contractChangeType', code)))
  throw Refusal.atField('changeType', 'agreement.not-as-stated', { changes: labels.join(separator[ctx.lang]) })
}

const separator = { zh: '、', ru: ', ', en: ', ' } as const

function frameworkChanges({ newFrameworkAmount }: SupplementaryAgreement, of: Contract): readonly string[] {
  return newFrameworkAmount !== null && compare(newFrameworkAmount, of.totalAmount) !== 0 ? ['price'] : []
}

/** Lines are the same goods in the same unit; what is added or left out is a change of quantity. */
function lineChanges({ newItems }: SupplementaryAgreement, of: Contract): readonly string[] {
  const before = of.items ?? []
  const after = newItems ?? []
  if (after.length === 0) return []
  const pairs = after.map((line, at) => [line, before[at]] as const)
  const same = (line: Line, old: Line | undefined) =>
    old !== undefined && old.goods === line.goods && old.uom === line.uom && (old.grade ?? '') === (line.grade ?? '')
  const qty =
    before.length !== after.length ||
    pairs.some(([line, old]) => !same(line, old) || compare(line.qty, old?.qty ?? '0') !== 0)
  const price = pairs.some(([line, old]) => old !== undefined && compare(line.unitPrice, old.unitPrice) !== 0)
  return [...(qty ? ['qty'] : []), ...(price ? ['price'] : [])]
}

type Line = NonNullable<Contract['items']>[number]

function paysOtherwise({ newPayTerms, newPaymentConditions }: SupplementaryAgreement, of: Contract): boolean {
  const terms = newPayTerms ?? []
  if (terms.length === 0) return false
  const textOf = (all: readonly Term[]) =>
    JSON.stringify(
      all.map(({ node, pct, daysAfter, condition }) => [
        node,
        round(pct, 2),
        round(daysAfter ?? '0', 0),
        condition ?? '',
      ]),
    )
  return newPaymentConditions !== of.paymentConditions || textOf(terms) !== textOf(of.payTerms ?? [])
}

type Term = Pick<NonNullable<Contract['payTerms']>[number], 'node' | 'pct' | 'daysAfter' | 'condition'>
