import type { DescribedField } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import { mapOption } from '../shared-inputs/field-options.ts'

type Values = Readonly<Record<string, Json>>

/** What a chosen record brings into the form: own field -> value of the chosen record's field. */
export function filled(field: DescribedField, chosen: Values): Values {
  const patch: Record<string, Json> = {}
  for (const [own, theirs] of Object.entries(mapOption(field, 'fill'))) patch[own] = chosen[theirs] ?? null
  return patch
}

/**
 * The values that offered records must have, as the record around stands; the description calls them `only`, `offers`
 * and `offersBy`.
 */
export function filterOf({ only, offers, offersBy }: DescribedField, record: Values = {}): Values {
  const by = Object.entries(valuesOf(offersBy)).map(([name, cases]) =>
    valuesOf(valuesOf(cases)[String(record[name] ?? '')]),
  )
  return Object.assign({}, valuesOf(offers), ...by, valuesOf(only)) as Values // options are plain JSON
}

function valuesOf(option: DescribedField[string]): Values {
  return option !== null && typeof option === 'object' && !Array.isArray(option) ? (option as Values) : {} // options are plain JSON
}
