import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { Values } from './record-values.ts'
import { fieldNamed } from './use-described.ts'

/** The one field that says how far a record has come: its own state once it is approved, until then its approval. */
export function stateFields(doc: Described, record: Values): readonly DescribedField[] {
  const own = told(doc, record, doc.stateField)
  const approval = told(doc, record, 'approvalStatus')
  return own.length > 0 && (approval.length === 0 || record.approvalStatus === '2') ? own : approval
}

function told({ fields }: Described, record: Values, name: string | null): readonly DescribedField[] {
  const field = name === null ? undefined : fieldNamed(fields, name)
  return field === undefined || (record[field.name] ?? null) === null ? [] : [field]
}
