import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { dayMs, minuteMs } from '../../core/values/duration.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { loadActor } from '../identity/access/actor.ts'
import type { Sql } from '../platform/database/sql.ts'
import { now } from '../platform/process/clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a call of the office frame is about; null elsewhere. */
    officePass: OfficePass | null
  }
}

/** One person, one file, for a while. */
export interface OfficePass {
  readonly fileId: string
  readonly personId: string
  readonly mayEdit: boolean
}

/** As long as a lock, so that whoever edits and whoever may call end together unless both are renewed. */
export const passMs = 30 * minuteMs

/** Makes a pass; the database keeps only its digest. */
export async function makePass(
  on: Sql,
  { fileId, personId, mayEdit }: OfficePass,
  appId: string,
  moment: number,
): Promise<string> {
  const pass = randomBytes(24).toString('base64url')
  await on.query(sql`
    insert into engine.office_pass (hash, file_id, person_id, may_edit, app_id, expires_at)
    values (${digest(pass)}, ${fileId}::uuid, ${personId}::uuid, ${mayEdit}, ${appId}, ${new Date(moment + passMs)})`)
  await on.query(sql`delete from engine.office_pass where expires_at < ${new Date(moment - dayMs)}`)
  return pass
}

/**
 * Lets a call of the frame in by the pass in its header `officePass`: it acts for the pass's person, with the rights
 * that he has at this moment.
 */
export async function admitByPass(request: FastifyRequest): Promise<void> {
  const { officepass: given } = request.headers
  const { pool } = request.server
  const [pass] = await pool.query<OfficePass>(sql`
    select p.file_id as "fileId", p.person_id as "personId", p.may_edit as "mayEdit" from engine.office_pass p
    join base.person who on who.id = p.person_id and who.user_zt = '1' and who.del_flag = 0
    where p.hash = ${digest(typeof given === 'string' ? given : '')} and p.expires_at > ${new Date(now())}`)
  if (pass === undefined) throw new Refusal('office.pass-ended', {}, { status: 403 })
  request.officePass = pass
  request.caller = {
    sessionId: `office ${pass.personId}`,
    actor: await loadActor(pool, pass.personId),
    mustChange: false,
    mustEnrol: false,
    accessVersion: '',
    page: null,
  }
}

function digest(pass: string): Buffer {
  return createHash('sha256').update(pass).digest()
}
