import type { Described, DescribedField } from '../../core/description/described-document.ts'
import type { Lang } from '../../core/values/language.ts'
import { readWorkbook } from '../../server/exchange/read-spreadsheet/read-workbook.ts'
import { caller } from './support/api-caller.ts'
import { dataTexts } from './support/entered-chinese-texts.ts'
import { everyDocument } from './support/every-document.ts'
import { expect, test } from './support/guarded-test.ts'
import { isForeign } from './support/untranslated-texts.ts'

const documents = await everyDocument()

/** Those who between them may export every document. */
const visitors = [
  'cashier',
  'findir',
  'seasales',
  'admin',
  'hr',
  'sec',
  'audit',
  'stationop',
  'heatcash',
  'secretary',
  'legal',
  'risk',
  'seayard',
]

/** Documents without a right to export. */
const notExported = [
  'base/roleMember',
  'base/rolePermission',
  'base/roleGrantable',
  'base/userEntry',
  'finance/bankStatementLine',
  'finance/period',
  'schedule/scheduleEvent',
  'gallery/strictSample',
]

for (const lang of ['ru', 'en'] as const) {
  test(`LNG-01 WID-17 the export of every document in ${lang}: columns, values and name without another language`, async () => {
    const left = new Set(documents)
    const found: (readonly [string, readonly string[]])[] = []
    for (const visitor of visitors) {
      for (const key of left) {
        const doc = await caller(visitor)
          .get<Described>(`/api/${key}/describe`, lang)
          .catch(() => null)
        if (doc === null || !doc.verbs.includes('dc')) continue
        left.delete(key)
        found.push([key, [...new Set(await textsOf(visitor, key, doc, lang))]])
      }
    }
    expect(
      [...left].filter((key) => !notExported.includes(key)),
      'documents that nobody may export',
    ).toEqual([])
    // Read last: what the bank says of a payment may come meanwhile.
    const entered = await dataTexts()
    const wrong = found.map(([key, texts]) => [key, texts.filter((text) => isForeign(text, lang, entered))] as const)
    expect(wrong.filter(([, texts]) => texts.length > 0)).toEqual([])
  })
}

/** Everything that is written in the export of a document with all its columns, and the name of the file. */
async function textsOf(visitor: string, key: string, doc: Described, lang: Lang): Promise<readonly string[]> {
  const columns = doc.fields
    .filter((field) => field.kind !== 'lines' && !isOfOneLanguage(doc, field))
    .map(({ name }) => name)
  const { name, bytes } = await caller(visitor).file(`/api/${key}/export`, { columns }, lang)
  const texts = [name]
  for await (const { cells } of (await readWorkbook(bytes)).rows)
    texts.push(...cells.filter((cell) => typeof cell === 'string'))
  return texts
}

/** Short names are Chinese alone. */
const shortNames = ['deptSname', 'shortName']

/**
 * Whether a column holds the name in one language: those of others stand beside it and are no translation of what is
 * shown.
 */
function isOfOneLanguage({ fields, title }: Described, { name, named }: DescribedField): boolean {
  const isThere = (wanted: string) => fields.some((field) => field.name === wanted)
  const translated = isThere(`${name}Ru`) || (name === title && isThere('nameRu'))
  return /(Ru|En)$/.test(name) || shortNames.includes(name) || (translated && named === undefined)
}
