import type { FastifyRequest } from 'fastify'
import { readInput } from '../../platform/http/read-input.ts'

/** Columns the table sorts by; the phone is not among them, since order would tell what its mask hides. */
const personSorts = ['register', 'userName', 'userCode', 'userZt'] as const
export type PersonSort = (typeof personSorts)[number]

/** What the person picker asks for, checked. */
export interface PersonPageRequest {
  readonly dir: 'asc' | 'desc'
  readonly page: number
  readonly size: number
  readonly sort: PersonSort
  /** A second sort field, in the same direction. */
  readonly order: PersonSort
  readonly roleId: string | null
  /** Code of the one role whose holders a field takes; empty for all. */
  readonly role: string
  /** Data scope code of a field; empty for none. */
  readonly scope: string
  readonly param: string
  readonly userDeptId: string | null
  readonly userZt: string
  /** Only these; null for all. */
  readonly uids: readonly string[] | null
}

const mostRows = 50
const mostIds = 200
const statuses = ['', '0', '1', '2', '3'] as const

/**
 * Reads dir, page, size, sort and parameters{…} of POST /api/system/user/page; refuses with 400 what is none of them.
 */
export function readPersonPage(request: FastifyRequest): PersonPageRequest {
  const read = readInput(request, request.body)
  const inner = read.inner('parameters')
  const roles = inner.ids('roleId', 1)
  const departments = inner.ids('userDeptId', 1)
  const uids = inner.ids('uids', mostIds)
  const asked: PersonPageRequest = {
    dir: read.choice('dir', ['asc', 'desc'], 'desc'),
    page: read.whole('page', 1, 100_000, 1),
    size: read.whole('size', 1, mostRows, 10),
    sort: read.choice('sort', personSorts, 'register'),
    order: inner.choice('order', personSorts, 'userCode'),
    roleId: roles[0] ?? null,
    role: inner.text('role', { max: 60 }),
    scope: inner.text('scope', { max: 30 }),
    param: inner.text('param', { max: 50 }),
    userDeptId: departments[0] ?? null,
    userZt: inner.choice('userZt', statuses, ''),
    uids: uids.length === 0 ? null : uids,
  }
  read.finish()
  return asked
}
