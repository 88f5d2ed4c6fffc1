import type { FormDraft } from '../../../core/form-design/draft.ts'
import { columnsOf } from './draft-fields.ts'
import type { Chosen } from './form-design-types.ts'

/** What comes after or before what is chosen, in the order of the form. */
export function stepped({ doc }: FormDraft, chosen: Chosen, by: 1 | -1): Chosen {
  const order: readonly Chosen[] = doc.form.flatMap(({ name, fields }): readonly Chosen[] => [
    { sort: 'group', name },
    ...fields.flatMap((field): readonly Chosen[] => [
      { sort: 'field', path: field },
      ...Object.keys(columnsOf(doc.fields[field])).map((column): Chosen => ({
        sort: 'field',
        path: `${field}.${column}`,
      })),
    ]),
  ])
  const at = order.findIndex((one) => JSON.stringify(one) === JSON.stringify(chosen))
  return order[at < 0 ? 0 : Math.max(0, Math.min(order.length - 1, at + by))] ?? chosen
}
