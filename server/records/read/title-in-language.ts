import type { AnyDocument } from '../../../core/description/document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { titleFieldIn } from '../../../core/words/field-in-language.ts'
import { mappingOf } from '../schema/table-mapping.ts'

/** What a record is called in a language: its translated name, or its title where nobody has translated it. */
export function titleIn(lang: Lang, doc: AnyDocument, record: object): string {
  const names = [titleFieldIn(doc.title, mappingOf(doc).columns, lang), doc.title].map((name): unknown =>
    Reflect.get(record, name),
  )
  return (names.find((name) => typeof name === 'string' && name !== '') as string | undefined) ?? '' // a text was looked for
}
