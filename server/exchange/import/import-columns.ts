import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { loadChoices } from '../../records/documents/field-choices.ts'
import { helpIn, labelIn } from '../../records/read/field-labels.ts'
import type { ImportField, ImportPlan } from './import-plan.ts'

/** A column as templates and pages show it. */
export interface ImportColumn {
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** The labels to choose from, when they are few. */
  readonly choices: readonly string[] | null
  readonly numeric: boolean
  readonly help: string | null
  /** What sort of value it takes, in the caller's language. */
  readonly kind: string
}

/** The columns that the caller may fill, in the order of the form. */
export async function importColumns(ctx: Ctx, doc: AnyDocument, { own }: ImportPlan): Promise<ImportColumn[]> {
  const choices = await loadChoices(ctx, doc)
  return own.map((one) => columnOf(ctx, doc, one, choices.of(one.field).options))
}

function columnOf(ctx: Ctx, doc: AnyDocument, { name, field }: ImportField, options: Json | undefined): ImportColumn {
  const kind = kindOf(field.kind)
  return {
    name,
    label: labelIn(ctx, doc, name),
    numeric: kind.numeric,
    help: helpIn(ctx, doc, name),
    kind: kind.label[ctx.lang],
    required: field.required === true,
    choices:
      kind.expression(field) === 'flag'
        ? ['1', '0'].map((value) => kind.text(value, field, { lang: ctx.lang, name: (_source, key) => key }))
        : labelsOf(options ?? carried(field)),
  }
}

function carried(field: object): Json | undefined {
  const own: unknown = Reflect.get(field, 'choices')
  return Array.isArray(own) ? (own as Json[]) : undefined // a description is JSON
}

function labelsOf(options: Json | undefined): string[] | null {
  if (!Array.isArray(options)) return null
  const labels = options.map((option: Json) =>
    typeof option === 'object' && option !== null && 'label' in option && typeof option.label === 'string'
      ? option.label
      : '',
  )
  return labels.every((label) => label !== '') ? labels : null
}
