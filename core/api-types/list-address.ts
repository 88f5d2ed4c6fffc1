import type { Json } from '../values/json.ts'
import type { Conditions } from './report-result.ts'

/** Address of a page whose list is asked these conditions: `/contractLedger?direction=sell&signDate={"from":…}`. */
export function listAddress(page: string, conditions: Conditions): string {
  const query = Object.entries(conditions).map(([name, value]): [string, string] => [name, written(value)])
  return `${page}?${new URLSearchParams(query).toString()}`
}

/** A condition as it stands in an address: a plain text as it is, and quoted where it could be taken for another thing. */
export function written(value: Json): string {
  return typeof value === 'string' && !/^[[{"]/.test(value) ? value : JSON.stringify(value)
}
