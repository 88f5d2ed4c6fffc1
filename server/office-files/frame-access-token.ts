import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { dayMs, minuteMs } from '../../core/values/duration.ts'
import { type Params, Refusal } from '../../core/words/refusal.ts'
import { loadActor } from '../identity/access/actor.ts'
import type { Sql } from '../platform/database/sql.ts'
import { now } from '../platform/process/clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a call of the office frame, or of an office server, is about; null elsewhere. */
    officePass: OfficePass | null
  }
}

/** Who calls with a pass: the frame, or an office server by one of its protocols. A pass is good for one of them. */
type PassPurpose = 'frame' | 'wopi' | 'wps'

/** One person, one file, for a while. */
export interface OfficePass {
  readonly fileId: string
  readonly personId: string
  readonly mayEdit: boolean
  /** Where the page stands that an office server's pass was made for. */
  readonly pageOrigin?: string | null
}

/** What was refused to an office server last, to be said in the frame. */
interface RefusedSave {
  readonly code: string
  readonly params: Params
  readonly at: number
}

interface NewPass extends OfficePass {
  readonly purpose: PassPurpose
  readonly appId: string
  /** When it ends. */
  readonly until: number
}

/** As long as a lock, so that whoever edits and whoever may call end together unless both are renewed. */
export const passMs = 30 * minuteMs

/** Makes a pass; the database keeps only its digest. */
export async function makePass(
  on: Sql,
  { fileId, personId, mayEdit, pageOrigin = null, purpose, appId, until }: NewPass,
  moment: number,
): Promise<string> {
  const pass = randomBytes(24).toString('base64url')
  await on.query(sql`
    insert into engine.office_pass (hash, file_id, person_id, may_edit, page_origin, purpose, app_id, expires_at)
    values (${digest(pass)}, ${fileId}::uuid, ${personId}::uuid, ${mayEdit}, ${pageOrigin}, ${purpose}, ${appId}, ${new Date(until)})`)
  await on.query(sql`delete from engine.office_pass where expires_at < ${new Date(moment - dayMs)}`)
  return pass
}

/** A pass, and whether it has ended. */
type KnownPass = OfficePass & { readonly ended: boolean }

/** The pass behind a text and whether it has ended; null for none, of another purpose, or of somebody who left. */
export function passBehind(on: Sql, purpose: PassPurpose, given: string): Promise<KnownPass | null> {
  return passOfDigest(on, purpose, digest(given))
}

/** The same by what the database knows it by. */
export async function passOfDigest(on: Sql, purpose: PassPurpose, hash: Buffer): Promise<KnownPass | null> {
  const [pass] = await on.query<KnownPass>(sql`
    select p.file_id as "fileId", p.person_id as "personId", p.may_edit as "mayEdit", p.page_origin as "pageOrigin",
      p.expires_at <= ${new Date(now())} as ended
    from engine.office_pass p
    join base.person who on who.id = p.person_id and who.user_zt = '1' and who.del_flag = 0
    where p.hash = ${hash} and p.purpose = ${purpose}`)
  return pass ?? null
}

/**
 * Lets a call of the frame in by the pass in its header `officePass`: it acts for the pass's person, with the rights
 * that he has at this moment.
 */
export async function admitByPass(request: FastifyRequest): Promise<void> {
  const { officepass: given } = request.headers
  const pass = await passBehind(request.server.pool, 'frame', typeof given === 'string' ? given : '')
  if (pass === null || pass.ended) throw new Refusal('office.pass-ended', {}, { status: 403 })
  await actByPass(request, pass)
}

/** From here on the request acts for the person of a pass. */
export async function actByPass(request: FastifyRequest, pass: OfficePass): Promise<void> {
  request.officePass = pass
  request.caller = {
    sessionId: `office ${pass.personId}`,
    actor: await loadActor(request.server.pool, pass.personId),
    mustChange: false,
    mustEnrol: false,
    accessVersion: '',
    page: null,
  }
}

/** Keeps what was refused to whoever holds a pass, or that his save was taken after all. */
export async function noteRefused(on: Sql, given: string, refused: RefusedSave | null): Promise<void> {
  await on.query(sql`
    update engine.office_pass set refused = ${refused === null ? null : JSON.stringify(refused)}::jsonb where hash = ${digest(given)}`)
}

/** What was refused last to an office server that acts for a person in a file; null when nothing was. */
export async function lastRefused(on: Sql, fileId: string, personId: string): Promise<RefusedSave | null> {
  const [row] = await on.query<{ readonly refused: RefusedSave }>(sql`
    select refused from engine.office_pass where file_id = ${fileId}::uuid and person_id = ${personId}::uuid and refused is not null
    order by (refused->>'at')::bigint desc limit 1`)
  return row?.refused ?? null
}

/** By what the database knows a pass. */
export function digest(pass: string): Buffer {
  return createHash('sha256').update(pass).digest()
}
