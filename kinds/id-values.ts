import type { Checked, TextContext } from '../core/description/field-kind.ts'
import { enumerated } from '../core/values/join-names.ts'
import type { Json } from '../core/values/json.ts'
import { nothing } from './normalize-text.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** JSON Schema of an id. */
export const idSchema = { type: 'string', format: 'uuid' } as const

/** The id of something chosen; whether it exists the server finds out. */
export function checkId(given: Json): Checked {
  const value = idOf(given)
  return value === null ? { error: { code: 'choice.unknown' } } : { value }
}

/** A code of a dictionary: short and printable; whether the group has it the server finds out. */
export function checkCode(given: Json): Checked {
  const value = codeOf(given)
  return value === null ? { error: { code: 'choice.unknown' } } : { value }
}

/** A list of ids without doubles, in the order chosen; `limit` 0 or absent means no limit. */
function checkIds(given: Json, limit: number | undefined): Checked {
  return checkList(given, limit, idOf)
}

/** A list of dictionary codes without doubles; `limit` 0 or absent means no limit. */
export function checkCodes(given: Json, limit: number | undefined): Checked {
  return checkList(given, limit, codeOf)
}

/** Names of a list of keys, joined as the language does. */
export function namesText(value: Json, source: string, { lang, name }: TextContext): string {
  const keys = Array.isArray(value) ? value : []
  return enumerated(
    keys.map((key) => name(source, String(key))),
    lang,
  )
}

/** The name of one key, empty for none. */
export function nameText(value: Json, source: string, context: TextContext): string {
  return typeof value === 'string' ? context.name(source, value) : ''
}

// No list a person ticks is longer; what is longer comes from a program that errs.
const longestList = 5000

function checkList(given: Json, limit: number | undefined, read: (item: Json) => string | null): Checked {
  // Forms send a single choice as a text, several with commas between.
  const items: Json = typeof given === 'string' && given.length < 500_000 ? given.split(',') : given
  if (!Array.isArray(items) || items.length > longestList) return { error: { code: 'kind.wrongType' } }
  const chosen = new Set<string>()
  for (const item of items) {
    const one = read(item)
    if (one === null) return { error: { code: 'choice.unknown' } }
    chosen.add(one)
  }
  if (limit !== undefined && limit > 0 && chosen.size > limit)
    return { error: { code: 'choice.limit', params: { limit } } }
  return { value: [...chosen] }
}

function idOf(given: Json): string | null {
  return typeof given === 'string' && uuid.test(given) ? given.toLowerCase() : null
}

function codeOf(given: Json): string | null {
  const code = typeof given === 'number' && Number.isSafeInteger(given) ? String(given) : given
  return typeof code === 'string' && /^[^\s\p{C},](?:[^\p{C},]{0,62}[^\s\p{C},])?$/u.test(code) ? code : null
}

/** What all kinds have alike that hold several ids in the order chosen. */
export const severalIds = {
  sql: () => 'uuid[]',
  check: (given: Json, { limit }: { readonly limit?: number }) => checkIds(given, limit),
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: false,
  numeric: false,
  expression: (): 'list' => 'list',
} as const
