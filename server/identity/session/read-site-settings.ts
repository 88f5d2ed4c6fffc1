import sql from 'sql-template-tag'
import type { Words } from '../../../core/values/language.ts'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import type { Site } from './public-site-info.ts'

const keys = [
  'siteTitle',
  'siteTitle.ru',
  'siteTitle.en',
  'siteCopyright',
  'siteCopyright.ru',
  'siteCopyright.en',
  'siteUrl',
  'map.tiles',
]

/** The site as the administrator has set it up in the system parameters, else as the product comes. */
export async function configuredSite(on: Sql, standard: Site): Promise<Site> {
  const rows = await on.query<{ key: string; value: string | null }>(
    prepared(sql`
    select cfg_key as key, cfg_value as value from base.config where cfg_key = any(${keys}::text[]) and del_flag = 0`),
  )
  const values = new Map(rows.map(({ key, value }) => [key, value ?? '']))
  return {
    ...standard,
    title: wordsOf(values, 'siteTitle', standard.title),
    copyright: wordsOf(values, 'siteCopyright', standard.copyright),
    url: values.get('siteUrl') || standard.url,
    mapTiles: values.get('map.tiles')?.trim() || standard.mapTiles,
  }
}

/** The Chinese text stands for a language that has none of its own. */
function wordsOf(values: ReadonlyMap<string, string>, key: string, standard: Words): Words {
  const own = values.get(key)?.trim() ?? ''
  const [ru, en] = ['ru', 'en'].map((lang) => values.get(`${key}.${lang}`)?.trim() || own)
  return { zh: own || standard.zh, ru: ru || standard.ru, en: en || standard.en }
}
