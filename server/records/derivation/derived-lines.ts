import type { DerivedLines, Derivation } from '../../../core/description/document-derivation.ts'
import { compare } from '../../../core/values/decimal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { linesNamed, mappingOf } from '../schema/table-mapping.ts'
import { derivedDocument } from './derivations.ts'
import { sourceLines } from './line-links.ts'
import { rounded } from './round-to-field.ts'

/** The source's lines less what targets have taken of them, as lines of a new target. */
export async function openLines(ctx: Ctx, derivation: Derivation, lines: DerivedLines, source: StoredRecord) {
  const own = linesNamed(mappingOf(derivedDocument(ctx, derivation.to)), lines.to)
  return (await sourceLines(ctx, derivation, lines, source))
    .filter(({ left }) => compare(left, '0') > 0)
    .map(({ line, left }) => ({
      ...Object.fromEntries([...own.columns.keys()].map((name) => [name, null])),
      ...Object.fromEntries(Object.entries(lines.fields).map(([name, from]) => [name, line[from] ?? null])),
      id: `new-${textOf(line, 'id')}`,
      [lines.less]: rounded(own.fields[lines.less], left),
    }))
}
