import type { ApproverSource } from './approver-source.ts'

const needed: Readonly<Record<ApproverSource['by'], string | null>> = {
  people: 'ids',
  role: 'role',
  roleInUnit: 'role',
  departmentLeader: null,
  leaderOf: 'field',
  personField: 'field',
  group: 'group',
  expression: 'expression',
  choice: 'of',
  superior: null,
  superiors: null,
  superiorOf: 'person',
  flowAdmin: null,
}

/** Whether a source says whom it means. */
export function isApproverSourceComplete(source: ApproverSource | undefined): boolean {
  const name = source && needed[source.by]
  if (source === undefined || name === undefined) return false
  if (
    source.by === 'choice' &&
    source.range !== undefined &&
    (source.range.by === 'choice' || !isApproverSourceComplete(source.range))
  )
    return false
  if ((source.by === 'departmentLeader' || source.by === 'leaderOf') && !isLevel(source.level)) return false
  if (source.by === 'departmentLeader') return true
  if (source.by === 'superiors') return isLevel(source.upTo)
  const value: unknown = name === null ? 'nobody named' : Object.entries(source).find(([key]) => key === name)?.[1]
  return Array.isArray(value) ? value.length > 0 && value.every(filled) : filled(value)
}

function isLevel(level: number | undefined): boolean {
  return level === undefined || (Number.isInteger(level) && level >= 1)
}

/** Whether something is a text that says anything. */
export function filled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== ''
}
