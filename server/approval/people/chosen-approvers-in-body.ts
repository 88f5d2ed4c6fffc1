import type { Json } from '../../../core/values/json.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'

/** Whom a handler or the drafter chose for later nodes, as ids by node. */
export function chosenIn(body: StoredRecord): { readonly choose?: Readonly<Record<string, readonly string[]>> } {
  const { choose } = body
  if (choose === undefined || choose === null || typeof choose !== 'object' || Array.isArray(choose)) return {}
  return { choose: Object.fromEntries(Object.entries(choose).map(([node, people]) => [node, idsOf(people)])) }
}

/** Ids in a body: a list, or one text with commas. */
export function idsOf(value: Json | undefined): string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '')
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}
