import type { DescribedField } from '../../core/description/described-document.ts'
import { dayOfMs } from '../../core/values/day.ts'
import type { Json } from '../../core/values/json.ts'
import { mapOption } from '../../kinds/shared-inputs/field-options.ts'
import type { Values } from '../platform/data/record-values.ts'

/**
 * A field that a verb asks for, where a reference offers only what agrees with the record that the verb is called on.
 */
export function narrowedReference(field: DescribedField, record: Values): DescribedField {
  const offers: Record<string, Json> = {}
  for (const [theirs, ours] of Object.entries(mapOption(field, 'alike'))) offers[theirs] = record[ours] ?? null
  for (const [theirs, ours] of Object.entries(mapOption(field, 'since'))) {
    const moment = Number(record[ours] ?? Number.NaN)
    if (!Number.isNaN(moment)) offers[theirs] = { from: dayOfMs(moment) }
  }
  const { offers: fixed, alike: _, ...rest } = field
  return Object.keys(offers).length === 0
    ? field
    : {
        ...rest,
        offers: { ...(typeof fixed === 'object' && !Array.isArray(fixed) ? (fixed as Values) : {}), ...offers },
      } // options are plain JSON
}
