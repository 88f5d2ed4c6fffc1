import type { Described, DescribedField } from '../../core/description/described-document.ts'
import type { Field, Fields } from '../../core/description/field.ts'
import { expressionProblems } from '../../kinds/compiled-record-fields.ts'

/** The fields that the check needs, from a description; the same object for the same description. */
export function formFields(doc: Described): Fields {
  let fields = known.get(doc)
  if (!fields) known.set(doc, (fields = sound(fieldsOf(doc.fields.filter(({ name }) => inForm(doc, name))))))
  return fields
}

/** Fields of a few described fields, such as those that an action asks for. */
export function fieldsOf(described: readonly DescribedField[]): Fields {
  return Object.fromEntries(
    described.map((field) => [field.name, field.columns ? { ...field, fields: fieldsOf(field.columns) } : field]),
  )
}

const known = new WeakMap<Described, Fields>()

// Columns that every record has are no input unless the form shows them (remark).
function inForm(doc: Described, name: string): boolean {
  return !automatic.has(name) || doc.form.some((group) => group.fields.includes(name))
}

const automatic: ReadonlySet<string> = new Set([
  'id',
  'ver',
  'unitId',
  'deptId',
  'createBy',
  'createName',
  'createTime',
  'updateBy',
  'updateTime',
  'remark',
  'approvalStatus',
  'procInstId',
  'currentNode',
  'currentHandlers',
  'submitTime',
  'approveTime',
  'archived',
])

// A reader may not see a field that an expression reads; the page then leaves that rule to the server.
function sound(fields: Fields): Fields {
  const wrong = new Set(expressionProblems(fields).map((problem) => problem.split(/[.:]/)[0] ?? ''))
  if (wrong.size === 0) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, wrong.has(name) ? plain(field) : field]),
  )
}

function plain(field: Field): Field {
  const { visible: _visible, calc, required, readonly, initial: _initial, ...rest } = field
  return { ...rest, required: required === true, readonly: readonly === true || calc !== undefined }
}
