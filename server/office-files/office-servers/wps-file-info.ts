import sql from 'sql-template-tag'
import { secondMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type OfficeFile, type OfficeVersion, versionOf } from '../office-file-store.ts'
import { outsideId, ownId } from './wps-server.ts'

/** One version of a file as the server is told of it. */
export async function versionInfo(ctx: Ctx, file: OfficeFile, number: number) {
  const [first, version] = await Promise.all([versionOf(ctx, file.id, 1), versionOf(ctx, file.id, number)])
  if (version === undefined) throw new Refusal('office.no-version', {}, { status: 404 })
  return infoOf(file, version, first?.savedAt ?? version.savedAt)
}

/** The same for a version that has been read already; `created` is when the first one was saved. */
export function infoOf(file: OfficeFile, { number, size, savedAt, person }: OfficeVersion, created: number) {
  return {
    id: outsideId(file.id),
    name: `${file.title}.${file.extension}`,
    version: number,
    size,
    create_time: Math.floor(created / secondMs),
    modify_time: Math.floor(savedAt / secondMs),
    creator_id: outsideId(file.owner),
    modifier_id: outsideId(person),
  }
}

/** The names of those who own a file, saved it or have had it open; of nobody else. */
export async function peopleOf(ctx: Ctx, { id, owner }: OfficeFile, asked: readonly string[]) {
  const ids = asked.map(ownId).filter((one) => one !== '')
  const people = await ctx.sql.query<{ readonly id: string; readonly name: string }>(sql`
    select p.id, p.user_name as name from base.person p
    where p.id = any(${ids}::uuid[]) and (p.id = ${owner}::uuid
      or exists (select from engine.office_pass o where o.file_id = ${id}::uuid and o.person_id = p.id)
      or exists (select from engine.office_version v where v.file_id = ${id}::uuid and v.person = p.id))
    order by p.user_name, p.id`)
  return people.map((person) => ({ id: outsideId(person.id), name: person.name, avatar_url: '' }))
}
