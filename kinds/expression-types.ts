import type { Fields } from '../core/description/field.ts'
import type { NameTypes, ValueType } from '../core/expression/value-type.ts'
import { kindOf } from './kinds.ts'

/** Columns that every record carries, as expressions see them. */
export const besideTypes = {
  id: 'text',
  ver: 'decimal',
  unitId: 'text',
  deptId: 'text',
  createBy: 'text',
  createName: 'text',
  createTime: 'time',
  updateBy: 'text',
  updateTime: 'time',
  remark: 'text',
  approvalStatus: 'text',
  procInstId: 'text',
  currentNode: 'text',
  currentHandlers: 'list',
  submitTime: 'time',
  approveTime: 'time',
  archived: 'flag',
} as const satisfies NameTypes

const known = new WeakMap<Fields, NameTypes>()

/**
 * Names that expressions over a document may use: its fields beside the columns every record has. The same object for
 * the same fields.
 */
export function expressionTypes(fields: Fields): NameTypes {
  const before = known.get(fields)
  if (before) return before
  const types: NameTypes = { ...besideTypes, ...ownTypes(fields) }
  known.set(fields, types)
  return types
}

/** What conditions of a flow know of the drafter beside his id, department and unit, which the record has. */
export const drafterTypes = { drafterRoles: 'list', drafterPost: 'text' } as const satisfies NameTypes

const knownToFlows = new WeakMap<Fields, NameTypes>()

/** Names that the flow of a document may use. The same object for the same fields. */
export function flowTypes(fields: Fields): NameTypes {
  const before = knownToFlows.get(fields)
  if (before) return before
  const types: NameTypes = { ...expressionTypes(fields), ...drafterTypes }
  knownToFlows.set(fields, types)
  return types
}

/** Names inside a line: its columns, and around them the names of the record it belongs to. */
export function lineTypes(columns: Fields, around: NameTypes): NameTypes {
  return { ...around, ...ownTypes(columns) }
}

function ownTypes(fields: Fields): Record<string, ValueType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const kind = kindOf(field.kind)
      const columns = kind.columns?.(field)
      return [name, columns ? { rows: ownTypes(columns) } : kind.expression(field)]
    }),
  )
}
