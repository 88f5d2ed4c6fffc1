import sql from 'sql-template-tag'
import { hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { makePass } from '../frame-access-token.ts'
import type { OfficeFile } from '../office-file-store.ts'
import { actionUrl, type Discovery } from './read-discovery.ts'
import { lockTextOf } from './server-lock.ts'
import { wpsOpens, wpsPage, wpsServer } from './wps-server.ts'
import { wpsLock } from './wps-session.ts'

/** The protocols that office servers are spoken with. */
type ServerKind = 'wopi' | 'wps'

/** An office server that opens a file in the frame, for one person. */
interface OpeningServer {
  /** By which protocol its editor is spoken with. */
  readonly kind: ServerKind
  /** Where the frame sends the pass. */
  readonly url: string
  readonly origin: string
  readonly token: string
  /** When the pass ends. */
  readonly until: number
}

/** A WOPI server that is set up and has said what it opens. */
interface WopiServer extends Discovery {
  readonly origin: string
  /** Our own address, as it reaches us. */
  readonly home: string
}

// The protocol asks for about ten hours: a working day in one window. Rights are looked at with every call all the same.
const serverPassMs = 10 * hourMs
const locales: Readonly<Record<Lang, string>> = { zh: 'zh-CN', ru: 'ru-RU', en: 'en-US' }

/** Keeps what an office server said of itself when it was asked. */
export async function keepTold(on: Sql, kind: ServerKind, address: string, told: Json, now: number): Promise<void> {
  await on.query(sql`
    insert into engine.office_server (kind, address, told, told_at)
    values (${kind}, ${address}, ${JSON.stringify(told)}::jsonb, ${new Date(now)})
    on conflict (kind) do update set address = excluded.address, told = excluded.told, told_at = excluded.told_at`)
}

/** The WOPI server of the settings; null while none is set up, or the one that is has not been asked yet. */
export async function wopiServer(ctx: Pick<Ctx, 'sql' | 'running'>): Promise<WopiServer | null> {
  const { 'wopi.url': address, 'wopi.home': home } = await readSettings(ctx, ['wopi.url', 'wopi.home'])
  if (address === '' || home === '' || !URL.canParse(address) || !URL.canParse(home)) return null
  const [row] = await ctx.sql.query<{ readonly told: Discovery }>(
    sql`select told from engine.office_server where kind = 'wopi' and address = ${address}`,
  )
  if (row === undefined) return null
  return { ...row.told, origin: new URL(address).origin, home: home.replace(/\/+$/, '') }
}

/** Whether an office server edits files of an extension; our own editor has types beside them. */
export async function serverEdits(ctx: Ctx, extension: string): Promise<boolean> {
  if (wpsOpens(extension) === 'edit' && (await wpsServer(ctx)) !== null) return true
  const server = await wopiServer(ctx)
  return server?.actions[extension]?.edit !== undefined
}

interface Opening {
  readonly file: OfficeFile
  readonly mayEdit: boolean
  readonly appId: string
  /** Where the frame stands. */
  readonly pageOrigin: string
}

/** The office server that opens a file, with a pass of its own; null where our own editor does. WPS is asked before WOPI. */
export async function serverFor(ctx: Ctx, opening: Opening): Promise<OpeningServer | null> {
  const page = (await wpsPageFor(ctx, opening)) ?? (await wopiPageFor(ctx, opening))
  if (page === null) return null
  const { file, appId, pageOrigin } = opening
  const until = ctx.now + serverPassMs
  const { kind, url, origin, edits } = page
  const person = ctx.actor.id
  const pass = { fileId: file.id, personId: person, mayEdit: edits, pageOrigin, purpose: kind, appId, until } as const
  // What was refused in an earlier window was said there.
  await ctx.sql.query(sql`
    update engine.office_pass set refused = null where file_id = ${file.id}::uuid and person_id = ${person}::uuid and refused is not null`)
  return { kind, url, origin, token: await makePass(ctx.sql, pass, ctx.now), until }
}

/** The page of a server that opens a file. */
interface ServerPage {
  readonly kind: ServerKind
  readonly url: string
  readonly origin: string
  /** Whether it is opened to be changed. */
  readonly edits: boolean
}

async function wopiPageFor(ctx: Ctx, { file, mayEdit }: Opening): Promise<ServerPage | null> {
  const server = await wopiServer(ctx)
  const { edit, view } = server?.actions[file.extension] ?? {}
  const urlsrc = mayEdit ? (edit ?? view) : (view ?? edit)
  if (server === null || urlsrc === undefined) return null
  const url = actionUrl(urlsrc, `${server.home}/wopi/files/${file.id}`, locales[ctx.lang])
  if (!URL.canParse(url) || new URL(url).origin !== server.origin) return null
  return { kind: 'wopi', url, origin: server.origin, edits: mayEdit && edit !== undefined }
}

async function wpsPageFor(ctx: Ctx, { file, mayEdit }: Opening): Promise<ServerPage | null> {
  const able = wpsOpens(file.extension)
  const server = able === null ? null : await wpsServer(ctx)
  if (server === null) return null
  const edits = mayEdit && able === 'edit'
  // Its protocol says nothing of who has the file; our own editor does, and lets it be taken over.
  if (edits && ![wpsLock(file.id), ''].includes(lockTextOf(file, ctx.now))) return null
  return { kind: 'wps', url: wpsPage(server, file, edits, ctx.lang), origin: server.origin, edits }
}
