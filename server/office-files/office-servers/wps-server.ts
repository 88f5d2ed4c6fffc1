import sql from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import type { OfficeFile } from '../office-file-store.ts'

/** A WPS WebOffice server that is set up and has answered. */
export interface WpsServer {
  /** Where browsers find it, without a slash at the end. */
  readonly address: string
  readonly origin: string
  /** Our own address, as it reaches us. */
  readonly home: string
  readonly appId: string
  /** What it signs its calls with. */
  readonly secret: string
}

const keys = ['wps.url', 'wps.home', 'wps.appId', 'wps.appSecret'] as const
const opens: Readonly<Record<string, 'edit' | 'view'>> = { docx: 'edit', xlsx: 'edit', pptx: 'edit', pdf: 'view' }
const locales: Readonly<Record<Lang, string>> = { zh: 'zh-CN', ru: 'ru-RU', en: 'en-US' }

/** The WPS server of the settings; null while one of them is empty, or its address has not answered yet. */
export async function wpsServer(ctx: Pick<Ctx, 'sql' | 'running'>): Promise<WpsServer | null> {
  const said = await readSettings(ctx, keys)
  const { 'wps.url': url, 'wps.home': home, 'wps.appId': appId, 'wps.appSecret': secret } = said
  if (appId === '' || secret === '' || !URL.canParse(url) || !URL.canParse(home)) return null
  const [row] = await ctx.sql.query(sql`select 1 from engine.office_server where kind = 'wps' and address = ${url}`)
  if (row === undefined) return null
  return { address: withoutSlash(url), origin: new URL(url).origin, home: withoutSlash(home), appId, secret }
}

/** Whether the server edits or shows files of an extension; null when it does not know them. */
export function wpsOpens(extension: string): 'edit' | 'view' | null {
  return opens[extension] ?? null
}

/** Where the server opens a file; the pass is no part of it. */
export function wpsPage({ address, appId }: WpsServer, file: OfficeFile, edits: boolean, lang: Lang): string {
  const id = outsideId(file.id)
  const query = new URLSearchParams({
    _w_appid: appId,
    _w_third_appid: appId,
    _w_third_file_id: id,
    lang: locales[lang],
  })
  return `${address}/office/${file.officeType}/${id}?${query.toString()}${edits ? '' : '&readonly'}`
}

/** An id as the server is told of it: it takes letters and digits alone. */
export function outsideId(id: string): string {
  return id.replaceAll('-', '')
}

/** The id behind what the server calls something; '' for what is none of ours. */
export function ownId(given: string): string {
  return /^[0-9a-f]{32}$/.test(given) ? given.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : ''
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
