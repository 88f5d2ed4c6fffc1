import type { FormDraft } from '../../../core/form-design/draft.ts'
import { columnsOf, type Spot } from './draft-fields.ts'
import type { Chosen } from './form-design-types.ts'
import { fitsInLines } from './palette.ts'

/** Where a new field goes: after what is chosen, among its like; at the end of the form when nothing is. */
export function spotFor({ doc }: FormDraft, chosen: Chosen, kind: string): Spot | null {
  if (chosen.sort === 'field') {
    const [name = '', column] = chosen.path.split('.')
    const field = doc.fields[name]
    if (field?.kind === 'lines' && fitsInLines(kind)) {
      const columns = Object.keys(columnsOf(field))
      return { lines: name, at: column === undefined ? columns.length : columns.indexOf(column) + 1 }
    }
    const group = doc.form.find(({ fields }) => fields.includes(name))
    if (group) return { group: group.name, at: group.fields.indexOf(name) + 1 }
  }
  const group = chosen.sort === 'group' ? doc.form.find(({ name }) => name === chosen.name) : doc.form.at(-1)
  return group ? { group: group.name, at: group.fields.length } : null
}
