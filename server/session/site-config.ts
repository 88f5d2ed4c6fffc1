import sql from 'sql-template-tag'
import { languages, type Words } from '../../core/language.ts'
import type { Sql } from '../database/sql.ts'
import type { Site, Skin, SkinPart } from './site.ts'

const keys = ['siteTitle', 'siteCopyright', 'siteUrl', 'skin']

/** The site as the administrator has set it up in the system parameters, else as the product comes. */
export async function configuredSite(on: Sql, standard: Site): Promise<Site> {
  const rows = await on.query<{ key: string; value: string | null }>(sql`
    select cfg_key as key, cfg_value as value from base.config where cfg_key = any(${keys}) and del_flag = 0`)
  const values = new Map(rows.map(({ key, value }) => [key, value ?? '']))
  return {
    ...standard,
    title: wordsOf(values.get('siteTitle'), standard.title),
    copyright: wordsOf(values.get('siteCopyright'), standard.copyright),
    url: values.get('siteUrl') || standard.url,
    skin: skinOf(values.get('skin'), standard.skin),
  }
}

/** One text for all languages, or `{"zh": …, "ru": …, "en": …}`. */
function wordsOf(value: string | undefined, standard: Words): Words {
  if (value === undefined || value.trim() === '') return standard
  const parsed = objectOf(value)
  if (parsed === null) return { zh: value, ru: value, en: value }
  const [zh = standard.zh, ru = standard.ru, en = standard.en] = languages.map((lang) => textOf(parsed[lang]))
  return { zh, ru, en }
}

function skinOf(value: string | undefined, standard: Skin): Skin {
  const parsed = objectOf(value ?? '') ?? {}
  return { header: partOf(parsed['header'], standard.header), menu: partOf(parsed['menu'], standard.menu), footer: partOf(parsed['footer'], standard.footer) }
}

function partOf(value: unknown, standard: SkinPart): SkinPart {
  const part = isObject(value) ? value : {}
  return { background: colour(part['background']) ?? standard.background, font: colour(part['font']) ?? standard.font, icon: colour(part['icon']) ?? standard.icon }
}

function colour(value: unknown): string | undefined {
  return typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? value : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
