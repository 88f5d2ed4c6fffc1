import sql, { type Sql } from 'sql-template-tag'
import { additionalPost } from '../../../base/additional-post.ts'
import { person } from '../../../base/person.ts'
import { roleMember } from '../../../base/role-member.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type MappedColumn, mappingOf } from '../../records/schema/table-mapping.ts'

/** Records in which one field names a person who answers for them. */
interface Owned {
  readonly doc: AnyDocument
  readonly column: MappedColumn
  /** The records of the table `t` that somebody owns by this field. */
  readonly by: (personId: string) => Sql
}

// What belongs to the account itself goes with it and is nobody else's.
const own: ReadonlySet<string> = new Set(
  [person, additionalPost, roleMember].map(({ module, name }) => `${module}.${name}`),
)

/**
 * Every field by which somebody may answer for living records: not what a rule has written, not the fields of
 * documents that are past their draft, which stay as they were decided.
 */
export function ownedFields({ running }: Ctx): readonly Owned[] {
  return [...running.documents.values()]
    .filter(({ key, doc }) => !own.has(key) && doc.appendOnly === undefined)
    .flatMap(({ doc }) => {
      const columns = [...mappingOf(doc).columns.values()].filter(
        ({ base, field, kind }) =>
          !base && field.readonly !== true && (kind.name === 'person' || kind.name === 'people'),
      )
      return columns.map((column) => ({ doc, column, by: (personId: string) => ownedBy(doc, column, personId) }))
    })
}

function ownedBy(doc: AnyDocument, { id, type }: MappedColumn, personId: string): Sql {
  const names = type.endsWith('[]') ? sql`t.${id} @> array[${personId}::uuid]` : sql`t.${id} = ${personId}::uuid`
  return sql`${names} and t.del_flag = 0 ${doc.approval === undefined ? sql`` : sql`and t.approval_status = '0'`}`
}

/** Documents that go round, whose drafts somebody has begun. */
export function draftedDocuments({ running }: Ctx): readonly AnyDocument[] {
  return [...running.documents.values()].map(({ doc }) => doc).filter(({ approval }) => approval !== undefined)
}

/** Drafts of the table `t` that somebody has begun, those that came back to him included. */
export function draftsOf(personId: string): Sql {
  return sql`t.create_by = ${personId}::uuid and t.approval_status = '0' and t.del_flag = 0`
}
