import sql from 'sql-template-tag'
import type { Words } from '../../core/language.ts'
import type { NamedPerson } from '../../core/notice-words.ts'
import { prepared, type Sql } from '../database/sql.ts'
import { systemPerson } from '../system-person.ts'

interface WithParams {
  readonly params: Readonly<Record<string, unknown>>
}

/** Notices with each person among their parameters called by his name, in every language; one statement for all of them. */
export async function peopleByName<N extends WithParams>(on: Sql, notices: readonly N[]): Promise<N[]> {
  const ids = [...new Set(notices.flatMap(({ params }) => Object.values(params).flatMap((value) => (isPerson(value) ? [value.person] : []))))]
  const names = ids.length === 0 ? new Map<string, Words>() : await namesOf(on, ids)
  return notices.map((notice) => ({ ...notice, params: named(notice.params, names) }))
}

function named(params: WithParams['params'], names: ReadonlyMap<string, Words>): WithParams['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isPerson(value) ? names.get(value.person) ?? '' : value]))
}

async function namesOf(on: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Words>> {
  const rows = await on.query<Words & { readonly id: string }>(prepared(sql`
    select id, user_name as zh, coalesce(nullif(name_ru, ''), user_name) as ru, coalesce(nullif(name_en, ''), user_name) as en from base.person where id = any(${ids}::uuid[])`))
  return new Map([[systemPerson.id, systemPerson.called], ...rows.map(({ id, zh, ru, en }): [string, Words] => [id, { zh, ru, en }])])
}

function isPerson(value: unknown): value is NamedPerson {
  return typeof value === 'object' && value !== null && 'person' in value && typeof value.person === 'string'
}
