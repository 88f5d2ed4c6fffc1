import type { Json } from '../../../core/values/json.ts'
import type { Caller } from './api-caller.ts'

/** The first record of a document that fits, as the caller sees it; throws when there is none. */
export async function findOne<T>(
  who: Caller,
  document: string,
  parameters: Readonly<Record<string, Json>>,
): Promise<T> {
  const { content } = await who.post<{ content: readonly T[] }>(`/api/${document}/page`, {
    page: 1,
    size: 10,
    parameters,
  })
  const [first] = content
  if (first === undefined) throw new Error(`no ${document} with ${JSON.stringify(parameters)}`)
  return first
}
