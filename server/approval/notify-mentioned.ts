import type { AnyDocument } from '../../core/description/document.ts'
import type { Ctx } from '../platform/context/context.ts'
import { isId } from '../platform/database/is-id.ts'
import { notify } from '../platform/outbox/notify.ts'
import { namedRecord } from '../records/comments/write-comment.ts'
import { whoMayRead } from '../records/follow/who-may-read.ts'
import { idOf, textOf, type StoredRecord } from '../records/schema/stored-record.ts'
import { idsOf } from './people/chosen-approvers-in-body.ts'

const most = 20

/** Whom an opinion names is told of it, if he may read the document anyway: being named opens nothing. */
export async function tellMentioned(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  body: StoredRecord,
): Promise<void> {
  const named = idsOf(body.mentions)
    .filter((id) => isId(id) && id !== ctx.actor.id)
    .slice(0, most)
  if (named.length === 0) return
  const readers = await whoMayRead(ctx, doc, idOf(record), named)
  if (readers.length === 0) return
  await notify(ctx, readers, {
    event: 'follow.opinion',
    about: { doc, id: idOf(record) },
    params: {
      ...namedRecord(doc, record),
      actorName: { person: ctx.actor.id },
      opinion: textOf(body, 'opinion').trim(),
    },
  })
}
