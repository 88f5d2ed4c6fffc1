import sql from 'sql-template-tag'
import { person } from '../../../base/person.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { save, type Saved } from '../../records/write/save-record.ts'

/** What a person may change of himself; the rest is his administrator's, as what follows from it is rights. */
const ownFields = ['nameRu', 'nameEn', 'userAvatar'] as const

export type OwnChange = Readonly<Record<(typeof ownFields)[number] | 'ver', Json>>

// One's own row may lie outside one's own scope of staff data.
const why = 'his own data'

/** A person's own data as his account page shows it. */
export async function myAccount(ctx: Ctx): Promise<Readonly<Record<string, unknown>>> {
  const record = await readRecord(ctx.withoutScope(why), person, ctx.actor.id)
  if (record === null) throw new Refusal('record.missing', {}, { status: 404 })
  const { ver, userCode, userName, nameRu, nameEn, userTel, email, userAvatar, post, register } = record
  return {
    ver,
    userCode,
    userName,
    nameRu,
    nameEn,
    userTel,
    email,
    userAvatar,
    post,
    register,
    ...(await passwordAge(ctx)),
  }
}

/** Saves what a person may change of himself, by the same rules as the form of an administrator. */
export function saveMyAccount(ctx: Ctx, change: OwnChange): Promise<Saved> {
  return save(ctx.withoutScope(why), person, { ...change, id: ctx.actor.id })
}

async function passwordAge({ sql: on, actor }: Ctx): Promise<{ readonly passwordChanged: number | null }> {
  const [row] = await on.query<{ at: number }>(
    sql`select changed_at as at from engine.credential where person_id = ${actor.id}::uuid`,
  )
  return { passwordChanged: row?.at ?? null }
}
