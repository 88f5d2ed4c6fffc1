import type { Question } from '../../design/question.ts'

/** A text in Russian and English under the names its question or option has for them; empty ones are left out. */
export function textsOf<N extends 'stem' | 'label'>(
  name: N,
  ru: string,
  en: string,
): { readonly [K in `${N}Ru` | `${N}En`]?: string } {
  const texts: { [K in `${N}Ru` | `${N}En`]?: string } = {}
  if (ru !== '') texts[`${name}Ru`] = ru
  if (en !== '') texts[`${name}En`] = en
  return texts
}

/** Whether anything of a question was translated. */
export function isTranslated({ stemRu, stemEn, options = [], rows = [] }: Question): boolean {
  return [stemRu, stemEn, ...[...options, ...rows].flatMap(({ labelRu, labelEn }) => [labelRu, labelEn])].some(
    (text) => text !== undefined && text !== '',
  )
}
