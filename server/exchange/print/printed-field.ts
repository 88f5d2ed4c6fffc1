import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Writer } from '../../records/history/bilingual-text.ts'
import { describedField } from '../../records/history/changed-value.ts'
import { ownText } from '../../records/read/delivered-text-translations.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'

/** What a print is made of. */
export interface Printed {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly say: Writer
  /** Names of the fields that may stand on paper. */
  readonly fields: ReadonlySet<string>
}

/** The value of a field as the print says it. */
export function printField({ doc, record, say }: Printed, name: string): string {
  const [ctx] = say.contexts
  const own = ctx === undefined ? undefined : ownText(ctx, doc, name, record[name])
  return own === undefined ? say.value(fieldOf(doc, name), record[name] ?? null) : say.words((lang) => own[lang])
}

/** The field or the engine's column of that name. */
export function fieldOf(doc: AnyDocument, name: string): FieldBase {
  return describedField(doc, name) ?? { kind: 'text' }
}
