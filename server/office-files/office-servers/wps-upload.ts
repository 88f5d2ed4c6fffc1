import { createHash, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { storedBytes } from '../../records/files/read-stored-file.ts'
import { storeFile } from '../../records/files/store-file.ts'
import { digest, type OfficePass, passOfDigest } from '../frame-access-token.ts'
import type { OfficeFile } from '../office-file-store.ts'

/** The sums by which the server may say what it sends. */
export const digestTypes = ['sha256', 'sha1', 'md5'] as const

/** What is said of the bytes of a save before they come. */
interface Announced {
  readonly size: number
  readonly digests: Readonly<Partial<Record<(typeof digestTypes)[number], string>>>
}

/** A save that was announced and is not kept yet. */
interface Upload extends Announced {
  readonly storedKey: string | null
  readonly version: number | null
}

const uploadMs = 10 * minuteMs
// A save that was reported at the last moment is still being stored.
const reportGraceMs = minuteMs

/** That the bytes of a save are not those which were announced, or never came. */
export function wrongUpload(): Refusal {
  return new Refusal('office.server-upload', {}, { status: 400 })
}

/** Refuses bytes that are not the announced ones; at least one sum has to be given. */
export function requireAnnounced(bytes: Uint8Array, { size, digests }: Announced): void {
  const given = digestTypes.flatMap((type) => (digests[type] === undefined ? [] : [[type, digests[type]] as const]))
  const same = given.every(([type, sum]) => createHash(type).update(bytes).digest('hex') === sum.toLowerCase())
  if (given.length === 0 || !same || bytes.length !== size) throw wrongUpload()
}

/** Announces a save for a pass; answers the ticket that its bytes are sent with. */
export async function announceUpload(ctx: Ctx, token: string, { size, digests }: Announced): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await ctx.sql.query(sql`
    insert into engine.office_upload (ticket, pass, size, digests, expires_at)
    values (${digest(ticket)}, ${digest(token)}, ${size}, ${JSON.stringify(digests)}::jsonb, ${new Date(ctx.now + uploadMs)})`)
  return ticket
}

/** Whose save a ticket was made for; null for none, one that has ended, or one whose bytes have come. */
export async function passOfUpload(on: Sql, ticket: string, now: number): Promise<OfficePass | null> {
  const [upload] = await on.query<{ readonly pass: Buffer }>(sql`
    select pass from engine.office_upload
    where ticket = ${digest(ticket)} and expires_at > ${new Date(now)} and stored_key is null`)
  const pass = upload === undefined ? null : await passOfDigest(on, 'wps', upload.pass)
  return pass === null || pass.ended ? null : pass
}

/** Takes the bytes of an announced save. They belong to no version yet, and are collected like any upload that nobody uses. */
export async function takeUpload(ctx: Ctx, file: OfficeFile, ticket: string, bytes: Uint8Array): Promise<void> {
  const [announced] = await ctx.sql.query<Announced>(
    sql`select size::integer, digests from engine.office_upload where ticket = ${digest(ticket)}`,
  )
  if (announced === undefined) throw wrongUpload()
  requireAnnounced(bytes, announced)
  const { filePath = '' } = await storeFile(ctx, { name: `${file.title}.${file.extension}`, bytes })
  await ctx.sql.query(sql`update engine.office_upload set stored_key = ${filePath} where ticket = ${digest(ticket)}`)
}

/** What came of a save that was announced for a pass: the version that it is already, or its bytes. */
export async function completedUpload(
  ctx: Ctx,
  token: string,
  ticket: string,
): Promise<{ readonly version: number } | { readonly bytes: Uint8Array }> {
  const [upload] = await ctx.sql.query<Upload>(sql`
    select size::integer, digests, stored_key as "storedKey", version from engine.office_upload
    where ticket = ${digest(ticket)} and pass = ${digest(token)} and (version is not null or expires_at > ${new Date(ctx.now)})`)
  if (upload?.version != null) return { version: upload.version }
  if (upload === undefined || upload.storedKey === null) throw wrongUpload()
  return { bytes: await storedBytes(ctx, upload.storedKey) }
}

/** Keeps which version an announced save became, so that saying it twice makes no second one. */
export async function noteUploaded(ctx: Ctx, ticket: string, version: number): Promise<void> {
  await ctx.sql.query(sql`update engine.office_upload set version = ${version} where ticket = ${digest(ticket)}`)
}

/**
 * Forgets what the caller's windows of a file announced and never reported as complete: no version comes of it any more,
 * and the frame says so, unless the same window has saved since.
 */
export async function forgetLapsed(ctx: Ctx, fileId: string): Promise<void> {
  const { code, params } = wrongUpload()
  const refused = JSON.stringify({ code, params, at: ctx.now })
  await ctx.sql.query(sql`
    with lapsed as (
      delete from engine.office_upload u using engine.office_pass p
      where u.pass = p.hash and p.file_id = ${fileId}::uuid and p.person_id = ${ctx.actor.id}::uuid
        and u.version is null and u.expires_at < ${new Date(ctx.now - reportGraceMs)}
      returning u.pass, u.expires_at)
    update engine.office_pass p set refused = ${refused}::jsonb where exists (
      select 1 from lapsed where lapsed.pass = p.hash and not exists (
        select 1 from engine.office_upload since where since.pass = p.hash and since.version is not null and since.expires_at > lapsed.expires_at))`)
}

/** Forgets a save that the server says has failed. */
export async function forgetUpload(ctx: Ctx, token: string, ticket: string): Promise<void> {
  await ctx.sql.query(
    sql`delete from engine.office_upload where ticket = ${digest(ticket)} and pass = ${digest(token)} and version is null`,
  )
}
