import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** What a text says in each language where the product itself wrote it. */
export function ownText(
  { running }: Pick<Ctx, 'running'>,
  { module, name }: AnyDocument,
  field: string,
  value: Json | undefined,
): Words | undefined {
  return typeof value === 'string'
    ? running.documents.get(`${module}.${name}`)?.words.said?.[field]?.[value]
    : undefined
}
