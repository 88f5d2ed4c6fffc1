import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { PageRequest } from '../list/list-page.ts'

type Body = Readonly<Record<string, Json>>

/** The body of a call as named values; an array or a bare value is malformed. */
export function bodyOf(given: unknown): Body {
  if (given === undefined || given === null) return {}
  if (typeof given !== 'object' || Array.isArray(given)) throw malformed()
  return given as Body // what the parsers answer is JSON, and this is an object
}

/** What a list asks for; forms send numbers as texts and lists of names with commas. */
export function pageRequestOf(body: Body): PageRequest {
  const { page, size, dir, after, list, parameters } = body
  return {
    ...(blank(page) ? {} : { page: whole(page) }),
    ...(blank(size) ? {} : { size: whole(size) }),
    ...(blank(dir) ? {} : { dir: oneOf(dir, ['asc', 'desc']) }),
    ...(blank(after) ? {} : { after: text(after) }),
    ...(blank(list) ? {} : { list: text(list) }),
    ...(blank(body.sort) ? {} : { sort: texts(body.sort) }),
    ...(blank(body.columns) ? {} : { columns: texts(body.columns) }),
    ...(body.opened === true ? { opened: true } : {}),
    ...(blank(body.group) ? {} : { group: groupOf(body.group) }),
    parameters: bodyOf(parameters),
  }
}

/** Texts in a list, or in one text with commas between. */
export function texts(given: Json | undefined): readonly string[] {
  const list = Array.isArray(given) ? given : text(given).split(',')
  return list.map((item: Json) => text(item).trim()).filter((item) => item !== '')
}

const longest = 4_000

/** The columns to group by, and the keys of the groups that were opened; a null key is the group of empty values. */
function groupOf(given: Json | undefined): NonNullable<PageRequest['group']> {
  const { by, within } = bodyOf(given)
  const keys = blank(within) ? [] : within
  if (!Array.isArray(keys)) throw malformed()
  return { by: texts(by), within: keys.map((key: Json) => (key === null ? null : text(key))) }
}

function text(given: Json | undefined): string {
  if (typeof given !== 'string' || given.length > longest) throw malformed()
  return given
}

function whole(given: Json | undefined): number {
  const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw malformed()
  return number
}

function oneOf(given: Json | undefined, choices: readonly string[]): string {
  const found = choices.find((choice) => choice === given)
  if (found === undefined) throw malformed()
  return found
}

function blank(given: Json | undefined): boolean {
  return given === undefined || given === null || given === ''
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
