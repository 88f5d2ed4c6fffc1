import sql from 'sql-template-tag'
import type { Words } from '../../core/language.ts'
import type { Sql } from '../database/sql.ts'
import type { Site, Skin, SkinPart } from './site.ts'

const keys = ['siteTitle', 'siteTitle.ru', 'siteTitle.en', 'siteCopyright', 'siteCopyright.ru', 'siteCopyright.en', 'siteUrl', 'skin']

/** The site as the administrator has set it up in the system parameters, else as the product comes. */
export async function configuredSite(on: Sql, standard: Site): Promise<Site> {
  const rows = await on.query<{ key: string; value: string | null }>(sql`
    select cfg_key as key, cfg_value as value from base.config where cfg_key = any(${keys}) and del_flag = 0`)
  const values = new Map(rows.map(({ key, value }) => [key, value ?? '']))
  return {
    ...standard,
    title: wordsOf(values, 'siteTitle', standard.title),
    copyright: wordsOf(values, 'siteCopyright', standard.copyright),
    url: values.get('siteUrl') || standard.url,
    skin: skinOf(values.get('skin'), standard.skin),
  }
}

/** The Chinese text stands for a language that has none of its own. */
function wordsOf(values: ReadonlyMap<string, string>, key: string, standard: Words): Words {
  const own = values.get(key)?.trim() ?? ''
  const [ru, en] = ['ru', 'en'].map((lang) => values.get(`${key}.${lang}`)?.trim() || own)
  return { zh: own || standard.zh, ru: ru || standard.ru, en: en || standard.en }
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
