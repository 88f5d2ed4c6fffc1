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
 * The values that offered records must have, as the record around stands; the description calls them `only`, `offers`,
 * `offersBy` and `alike`, of which the last says nothing as long as the own field is empty.
 */
export function filterOf(field: DescribedField, record: Values = {}): Values {
  const { only, offers, offersBy } = field
  const by = Object.entries(valuesOf(offersBy)).map(([name, cases]) =>
    valuesOf(valuesOf(cases)[String(record[name] ?? '')]),
  )
  return Object.assign({}, valuesOf(offers), ...by, alikeIn(field, record), valuesOf(only)) as Values // options are plain JSON
}

/** Columns of lines as the record around their lines narrows them: a line itself knows nothing of it. */
export function narrowedColumns(columns: readonly DescribedField[], record: Values): readonly DescribedField[] {
  return columns.map((column) => {
    const found = alikeIn(column, record)
    if (Object.keys(found).length === 0) return column
    return { ...column, offers: { ...valuesOf(column.offers), ...found } }
  })
}

/** The fields of the record around that say what a field, or one of its columns, offers. */
export function narrowingFields(field: DescribedField): readonly string[] {
  const own = [...Object.keys(valuesOf(field.offersBy)), ...Object.values(mapOption(field, 'alike'))]
  return [...own, ...(field.columns ?? []).flatMap((column) => Object.values(mapOption(column, 'alike')))]
}

function alikeIn(field: DescribedField, record: Values): Values {
  const pairs = Object.entries(mapOption(field, 'alike')).map(
    ([theirs, ours]) => [theirs, record[ours] ?? null] as const,
  )
  return Object.fromEntries(pairs.filter(([, value]) => value !== null && value !== ''))
}

function valuesOf(option: DescribedField[string]): Values {
  return option !== null && typeof option === 'object' && !Array.isArray(option) ? (option as Values) : {} // options are plain JSON
}
