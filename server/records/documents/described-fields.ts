import { keptColor } from '../../../base/dictionary-colors.ts'
import { markNames } from '../../../core/approval/approval-substatus.ts'
import { statuses } from '../../../core/approval/state.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase, Fields } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import { fileMaxMb, type FileOptions, holdsFiles } from '../../../kinds/attachment/file-field-options.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { groupingOf } from '../list/group-levels.ts'
import { isEngines, mayWrite, reading } from '../read/field-and-record-rights.ts'
import { helpIn, labelIn } from '../read/field-labels.ts'
import { mayDo } from '../read/require-permission.ts'
import { mayReveal } from '../read/reveal-masked-value.ts'
import { translatedField } from '../read/translated-field.ts'
import { approvalFields, baseFields, writableBase } from '../schema/base-fields.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import type { Choices } from './field-choices.ts'
import { verbsOf } from './permission-codes.ts'

/** Every field that the caller may know of, with words, rights and choices; the engine's columns come last. */
export function describedFields(ctx: Ctx, doc: AnyDocument, choices: Choices): DescribedField[] {
  const writes = verbsOf(doc).some((verb) => ['xz', 'bj'].includes(verb) && mayDo(ctx, doc, verb))
  const engine = { ...baseFields, ...(doc.approval === undefined ? {} : approvalFields) }
  const base = Object.fromEntries(Object.entries(engine).map(([name, { field }]) => [name, field]))
  return [
    ...fieldsOf(ctx, doc, doc.fields, choices, '', (name) => writes && !isEngines(doc, name)),
    ...fieldsOf(ctx, doc, base, choices, '', (name) => writes && writableBase.has(name)),
  ]
}

/** Fields of one level: of the document, or of a sub-table when `path` names it. */
export function fieldsOf(
  ctx: Ctx,
  doc: AnyDocument,
  fields: Fields,
  choices: Choices,
  path: string,
  writable: (name: string) => boolean,
): DescribedField[] {
  return Object.entries(fields)
    .filter(([, field]) => reading(ctx, field) !== 'none')
    .map(([name, field]) => {
      const { fields: inner, column: _, ...options } = field as typeof field & { readonly fields?: Fields } // sub-tables carry theirs
      const kind = kindOf(field.kind)
      const whole = reading(ctx, field) === 'whole'
      const full = path === '' ? name : `${path}.0.${name}`
      const help = helpIn(ctx, doc, full)
      return {
        ...options,
        ...choices.of(field),
        ...uploadLimit(ctx, field),
        name,
        label: labelIn(ctx, doc, full),
        ...(help === null ? {} : { help }),
        rights: {
          read: whole,
          write: writable(name) && mayWrite(ctx, field),
          ...(path === '' && mayReveal(ctx, field) ? { reveal: true } : {}),
        },
        sortable: path === '' && whole && kind.sortable,
        filter: path === '' && whole ? kind.filter : 'none',
        numeric: kind.numeric,
        ...(path === '' && whole
          ? {
              ...doneIn(doc, field),
              ...groupedBy(doc, name),
              ...namedBy(ctx, doc, name),
              ...markedBy(ctx, doc, name, choices.of(field)),
            }
          : {}),
        ...(inner === undefined ? {} : { columns: fieldsOf(ctx, doc, inner, choices, name, () => writable(name)) }),
        ...(inner === undefined || !namesRecords(inner)
          ? {}
          : { pasteCall: `/api/${doc.module}/${doc.name}/lines/${name}` }),
      }
    })
}

/** What is pasted over columns that name records is read on the server, which knows them. */
function namesRecords(columns: Fields): boolean {
  return Object.values(columns).some(({ kind }) => kind === 'reference')
}

function doneIn({ states }: AnyDocument, field: FieldBase): Pick<DescribedField, 'doneIn'> {
  return 'dueSoon' in field && states !== undefined ? { doneIn: { field: states.field, codes: states.final } } : {}
}

function groupedBy(doc: AnyDocument, name: string): Pick<DescribedField, 'grouping'> {
  const column = mappingOf(doc).columns.get(name)
  const grouping = column === undefined ? null : groupingOf(column)
  return grouping === null ? {} : { grouping }
}

function namedBy(ctx: Ctx, doc: AnyDocument, name: string): Pick<DescribedField, 'named'> {
  const translated = translatedField(ctx, doc, name)
  return translated === null ? {} : { named: translated }
}

/**
 * Lists show of an approval that it is suspended, was returned or refused, rather than its status; nothing is offered
 * that only an inbox says.
 */
function markedBy(
  { lang }: Ctx,
  doc: AnyDocument,
  name: string,
  { options }: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> {
  if (doc.approval === undefined || name !== 'approvalStatus') return {}
  const marks = Object.entries(markNames).map(([code, words]) => ({
    code,
    label: words[lang],
    color: keptColor(code === 'suspended' ? 'grey' : 'red'),
  }))
  return { named: 'approvalMark', marks, ...(Array.isArray(options) ? { options: options.filter(isOfRecords) } : {}) }
}

function isOfRecords(option: Json): boolean {
  const codes: readonly Json[] = statuses
  return typeof option === 'object' && option !== null && 'code' in option && codes.includes(option.code ?? null)
}

/** Pages refuse what the operator's limit would refuse, before it is sent. */
function uploadLimit({ running: { files } }: Ctx, field: FieldBase & FileOptions): { readonly maxMb?: number } {
  return files === null || !holdsFiles(field.kind) ? {} : { maxMb: Math.min(field.maxMb ?? fileMaxMb, files.maxMb) }
}
