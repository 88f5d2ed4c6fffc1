import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { refuseInvalid } from '../read/record-refusals.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { uniqueIndexName, uniqueSets } from '../schema/table-shape.ts'

/** Does a write; when it meets a value that another living record holds, says so at the field. */
export async function tellDuplicates<T>(ctx: Ctx, doc: AnyDocument, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const names = duplicated(doc, error)
    if (names === null) throw error
    refuseInvalid(ctx, doc, Object.fromEntries(names.map((name) => [name, { code: 'record.duplicate' }])))
    throw error
  }
}

function duplicated(doc: AnyDocument, error: unknown): readonly string[] | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505' || !('constraint' in error)) return null
  const mapping = mappingOf(doc)
  return uniqueSets(doc).find((names) => uniqueIndexName(mapping, names) === error.constraint) ?? null
}
