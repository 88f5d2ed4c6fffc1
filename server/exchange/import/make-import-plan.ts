import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import { languages } from '../../../core/values/language.ts'
import { approvalTerms, baseTerms } from '../../../core/words/terms.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { writableFields } from '../../records/read/field-and-record-rights.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { baseFields, writableBase } from '../../records/schema/base-fields.ts'
import { homeOf } from '../../records/write/check-record-unit.ts'
import { expressionContextOf } from '../../records/write/expression-context.ts'
import type { ImportField, ImportPlan } from './import-plan.ts'

/** What the caller may import of a document, and how its rows are checked. */
export async function makePlan(ctx: Ctx, doc: AnyDocument): Promise<ImportPlan> {
  const writable = writableFields(ctx, doc, null)
  const names = orderOf(doc).filter((name) => writable.has(name))
  const own = names.flatMap((name): ImportField[] => {
    const field = doc.fields[name] ?? baseFields[name]?.field
    return field === undefined || !isImportable(field)
      ? []
      : [{ name, field, source: kindOf(field.kind).namesFrom?.(field) ?? null }]
  })
  return {
    lang: ctx.lang,
    fields: doc.fields,
    own,
    labels: labelsOf(ctx, doc),
    asker: expressionContextOf(ctx),
    beside: {
      ...homeOf(ctx),
      remark: null,
      createBy: ctx.actor.id,
      ...(doc.approval === undefined ? {} : { approvalStatus: '0' }),
    },
  }
}

/** The fields of the form in its order, then those that stand nowhere. */
function orderOf(doc: AnyDocument): string[] {
  const shown = doc.form.flatMap(({ fields }) => fields)
  return [
    ...new Set([
      ...shown,
      ...Object.keys(doc.fields).filter((name) => !shown.includes(name)),
      ...[...writableBase].filter((name) => shown.includes(name) || name === 'remark'),
    ]),
  ]
}

/** What one cell of a spreadsheet can say. */
function isImportable(field: FieldBase): boolean {
  const type = kindOf(field.kind).sql(field)
  return type !== null && type !== 'jsonb' && field.readonly !== true && field.calc === undefined
}

/** Files of any language are read in any other. */
function labelsOf(ctx: Ctx, doc: AnyDocument): Record<string, string[]> {
  const names = [...Object.keys(doc.fields), ...Object.keys(baseTerms), ...Object.keys(approvalTerms)]
  return Object.fromEntries(
    names.map((name) => [
      name,
      [...new Set(languages.map((lang) => labelIn({ running: ctx.running, lang }, doc, name)))],
    ]),
  )
}
