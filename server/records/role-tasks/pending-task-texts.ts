import type { AnyDocument, OfficeTask } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import { cachePerActor } from '../../identity/access/cache-per-actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { meets } from '../list/record-matches-condition.ts'
import { find } from '../read/find-visible-records.ts'
import { mayDo } from '../read/require-permission.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { taskWords } from './task-words.ts'

const most = 20

/** What those wait for that work on the record of an id, as far as the caller sees them. */
export async function pendingTaskTextsOfOthers(ctx: Ctx, doc: AnyDocument, id: string): Promise<string[]> {
  if (!isId(id)) return []
  const told = await Promise.all(
    waitingRelationsOf(ctx, doc).map(async ({ document, other, field, tasks }) => {
      const found = (await find(
        ctx,
        other,
        { [field]: id },
        { sort: ['-createTime'], limit: most },
      )) as unknown as StoredRecord[] // records of any document
      return found.flatMap((one) =>
        tasks
          .filter(([, task]) => waitsNow(one, task))
          .map(([name]) => `${textOf(one, other.title)} ${taskWords(ctx, document, name)[ctx.lang]}`),
      )
    }),
  )
  return told.flat()
}

/** What a record itself waits for. */
export function pendingTaskTexts(ctx: Ctx, doc: AnyDocument, record: StoredRecord): string[] {
  const document = `${doc.module}.${doc.name}`
  return Object.entries(doc.tasks ?? {})
    .filter(([, task]) => waitsNow(record, task))
    .map(([name]) => taskWords(ctx, document, name)[ctx.lang])
}

interface WaitingRelation {
  readonly document: string
  readonly other: AnyDocument
  readonly field: string
  readonly tasks: readonly (readonly [string, OfficeTask])[]
}

/** The documents that say on the pages of this one what they wait for. */
const waitingRelationsOf = cachePerActor((ctx: Ctx, doc): WaitingRelation[] =>
  [...ctx.running.documents.values()].flatMap(({ key, doc: other }) => {
    const field = other.tells
    const to = field === undefined ? undefined : other.fields[field]
    if (
      field === undefined ||
      to === undefined ||
      !('to' in to) ||
      to.to !== `${doc.module}.${doc.name}` ||
      !mayDo(ctx, other, 'ck')
    )
      return []
    return [{ document: key, other, field, tasks: Object.entries(other.tasks ?? {}) }]
  }),
)

function waitsNow(record: StoredRecord, { where }: OfficeTask): boolean {
  return meets(record, where as Where) // a partial record without the absent
}
