import sql from 'sql-template-tag'
import type { Lang, Words } from '../../../core/values/language.ts'
import type { NamedPerson } from '../../../core/words/notice-words.ts'
import { systemPerson } from '../../platform/context/system-person.ts'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import { mentionedIn, spelled } from '../../records/comments/comment-text.ts'

interface WithParams {
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * Notices with each person of their parameters, and each whom a remark in them names, called by his name in every
 * language; one statement for all of them.
 */
export async function peopleByName<N extends WithParams>(on: Sql, notices: readonly N[]): Promise<N[]> {
  const ids = [...new Set(notices.flatMap(({ params }) => Object.values(params).flatMap(peopleIn)))]
  const names = ids.length === 0 ? new Map<string, Words>() : await namesOf(on, ids)
  return notices.map((notice) => ({ ...notice, params: named(notice.params, names) }))
}

function named(params: WithParams['params'], names: ReadonlyMap<string, Words>): WithParams['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, calledIn(value, names)]))
}

/** The people of a parameter: itself, or those whom a remark names. */
function peopleIn(value: unknown): readonly string[] {
  if (isPerson(value)) return [value.person]
  return typeof value === 'string' ? mentionedIn(value) : []
}

function calledIn(value: unknown, names: ReadonlyMap<string, Words>): unknown {
  if (isPerson(value)) return names.get(value.person) ?? ''
  if (typeof value !== 'string' || mentionedIn(value).length === 0) return value
  const said = (lang: Lang) => spelled(value, (id) => names.get(id)?.[lang] ?? '')
  return { zh: said('zh'), ru: said('ru'), en: said('en') }
}

async function namesOf(on: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Words>> {
  const rows = await on.query<Words & { readonly id: string }>(
    prepared(sql`
    select id, user_name as zh, coalesce(nullif(name_ru, ''), user_name) as ru, coalesce(nullif(name_en, ''), user_name) as en from base.person where id = any(${ids}::uuid[])`),
  )
  return new Map([
    [systemPerson.id, systemPerson.called],
    ...rows.map(({ id, zh, ru, en }): [string, Words] => [id, { zh, ru, en }]),
  ])
}

function isPerson(value: unknown): value is NamedPerson {
  return typeof value === 'object' && value !== null && 'person' in value && typeof value.person === 'string'
}
