import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import {
  type Ctx,
  failureOfStatus,
  keepTold,
  type OutsideAsked,
  type OutsideCalls,
  OutsideFailure,
} from '../../../server/module-api.ts'

/**
 * What the WPS server is asked. Its protocol tells nothing of itself, so what is found out is whether the page that
 * documents are opened in answers; whether the secret is right is seen when it calls.
 */
export const wpsCalls: OutsideCalls<Ctx> = { page: { ask: askPage, take: keepAnswered } }

const needed = ['wps.home', 'wps.appId', 'wps.appSecret'] as const

async function askPage({ address, settings, signal }: OutsideAsked): Promise<Json> {
  const missing = needed.filter((key) => !settings[key])
  if (missing.length > 0) throw new OutsideFailure('refused', `not set: ${missing.join(', ')}`)
  const appId = settings['wps.appId'] ?? ''
  const url = `${address.replace(/\/+$/, '')}/office/w/0?_w_appid=${encodeURIComponent(appId)}`
  // What it leads on to is not asked: only the address of the settings is.
  const response = await fetch(url, { headers: { accept: 'text/html' }, signal, redirect: 'error' })
  await response.body?.cancel()
  if (response.status !== 200) throw failureOfStatus(response.status)
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) throw new OutsideFailure('unreadable', `no page but ${type.slice(0, 60)}`)
  return { address, gateway: `${(settings['wps.home'] ?? '').replace(/\/+$/, '')}/wps` }
}

async function keepAnswered(ctx: Ctx, answer: Json): Promise<Words> {
  const { address, gateway } = answer as { readonly address: string; readonly gateway: string } // as askPage answers
  await keepTold(ctx.sql, 'wps', address, {}, ctx.now)
  return {
    zh: `可编辑：docx, pptx, xlsx；可查看：pdf；回调网关：${gateway}`,
    ru: `Правит: docx, pptx, xlsx; показывает: pdf; шлюз обратных вызовов: ${gateway}`,
    en: `Edits: docx, pptx, xlsx; shows: pdf; callback gateway: ${gateway}`,
  }
}
