import { createHash } from 'node:crypto'
import { raw } from 'sql-template-tag'

/** A line of the audit as the chain covers it. */
export interface AuditRow {
  readonly id: string
  readonly at: number
  readonly person: string | null
  readonly person_name: string
  readonly verb: string
  readonly document: string | null
  readonly record_id: string | null
  readonly title: string | null
  readonly ip: string
  readonly request_id: string
  readonly unscoped: string | null
  readonly detail: string | null
}

const covered = [
  'id',
  'at',
  'person',
  'person_name',
  'verb',
  'document',
  'record_id',
  'title',
  'ip',
  'request_id',
  'unscoped',
  'detail',
] as const

/** The covered columns of the table `a`; xid is left out, because a restored database counts anew. */
export const coveredColumns = raw(covered.map((name) => `a.${name}`).join(', '))

/** What the first line follows. */
export const beginning = Buffer.alloc(32)

/** SHA-256 over the line before, the place in the chain and every covered column. */
export function lineHash(prev: Uint8Array, seq: number, row: AuditRow): Buffer {
  return createHash('sha256')
    .update(prev)
    .update(JSON.stringify([seq, ...covered.map((name) => row[name])]))
    .digest()
}
