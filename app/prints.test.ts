import { beforeAll, expect, test } from 'vitest'
import type { Fields } from '../core/description/field.ts'
import type { Json } from '../core/values/json.ts'
import type { Lang } from '../core/values/language.ts'
import { kindOf } from '../kinds/kinds.ts'
import { makeSheet } from '../server/exchange/print/make-print-document.ts'
import { type GroupWorld, groupWorld } from './testing/group-world.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
})

test('LNG-01 the print of every document says all of its own words in Russian and English', async () => {
  const chinese = await Promise.all((['ru', 'en'] as const).map(chineseOnPaper))
  expect(chinese.flat()).toEqual([])
})

/**
 * What is Chinese on a sheet of each document whose every field holds a figure: nothing that people have entered stands
 * there.
 */
async function chineseOnPaper(lang: Lang): Promise<string[]> {
  const ctx = (await world.ctx('admin', { lang })).withoutScope('every field of every print is looked at')
  const sheets = [...world.running.documents].map(async ([key, { doc }]) => {
    const sheet = await makeSheet(ctx, doc, { id: world.person('admin'), ...filled(doc.fields) }, lang)
    expect(JSON.stringify(sheet.parts), key).toContain('"label"')
    const said = JSON.stringify({ ...sheet, printed: '' })
    return /\p{Script=Han}|[、：，。；（）【】]/u.test(said) ? [`${lang} ${key}: ${said.slice(0, 300)}`] : []
  })
  return (await Promise.all(sheets)).flat()
}

/** A value for every field, so that its label is printed. */
function filled(fields: Fields): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Json] => {
      const columns = kindOf(field.kind).columns?.(field)
      return [name, columns === undefined ? '1' : [{ id: name, ...filled(columns) }]]
    }),
  )
}
