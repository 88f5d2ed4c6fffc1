import { compare } from '../../../core/values/decimal.ts'
import { Refusal } from '../../../server/module-api.ts'

interface Surveyed {
  readonly draftSurvey: readonly { readonly condition: string; readonly net: string | null }[] | null
  readonly draftQty: string | null
}

/** A cargo is the difference of two surveys: the vessel with it, and without it. */
export function requireBothDrafts({ draftSurvey, draftQty }: Surveyed): void {
  const surveys = draftSurvey ?? []
  if (surveys.length === 0) return
  if (new Set(surveys.map(({ condition }) => condition)).size !== 2)
    throw Refusal.atField('draftSurvey', 'stock.draft-both')
  if (compare(draftQty ?? '0', '0') <= 0) throw Refusal.atField('draftSurvey', 'stock.draft-upside-down')
}
