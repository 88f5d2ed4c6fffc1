import type { FieldBase } from '../../../core/description/field.ts'

/** A column that every table has, told as a field so that lists can show, sort and filter it. */
export interface BaseField {
  readonly field: FieldBase & { readonly group?: string }
  /** Column definition in PostgreSQL. */
  readonly type: string
  readonly notNull?: boolean
  readonly byDefault?: string
}

// Times keep milliseconds, what JavaScript holds: a cursor made of one finds its row again.
const time = 'timestamp(3) with time zone'

/** The columns, in the order they stand in a table. */
export const baseFields: Readonly<Record<string, BaseField>> = {
  id: { field: { kind: 'text' }, type: 'uuid', notNull: true },
  ver: { field: { kind: 'number' }, type: 'integer', notNull: true, byDefault: '1' },
  unitId: { field: { kind: 'unit' }, type: 'uuid' },
  deptId: { field: { kind: 'department' }, type: 'uuid' },
  createBy: { field: { kind: 'person' }, type: 'uuid', notNull: true },
  createName: { field: { kind: 'text' }, type: 'text', notNull: true },
  createTime: { field: { kind: 'dateTime' }, type: time, notNull: true, byDefault: 'now()' },
  updateBy: { field: { kind: 'person' }, type: 'uuid' },
  updateTime: { field: { kind: 'dateTime' }, type: time },
  remark: { field: { kind: 'textarea' }, type: 'text' },
}

/** What a document that goes round for approval has besides. */
export const approvalFields: Readonly<Record<string, BaseField>> = {
  approvalStatus: {
    field: { kind: 'dictionary', group: 'approvalStatus' },
    type: 'text',
    notNull: true,
    byDefault: "'0'",
  },
  procInstId: { field: { kind: 'text' }, type: 'uuid' },
  currentNode: { field: { kind: 'text' }, type: 'text' },
  currentHandlers: { field: { kind: 'people' }, type: 'uuid[]' },
  submitTime: { field: { kind: 'dateTime' }, type: time },
  approveTime: { field: { kind: 'dateTime' }, type: time },
  archived: { field: { kind: 'yesNo' }, type: 'text', notNull: true, byDefault: "'0'" },
}

/** Base columns that a request may write: where the record belongs, and a note. */
export const writableBase: ReadonlySet<string> = new Set(['unitId', 'deptId', 'remark'])
