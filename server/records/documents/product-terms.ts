import type { FormFieldWords } from '../../../core/form-design/draft.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** Every label of a field that exists already, so that the same thing is called the same in what is drawn. */
export function productTerms({
  documents,
}: Pick<Ctx['running'], 'documents'>): readonly (readonly [zh: string, ru: string, en: string])[] {
  const labels = [...documents.values()].flatMap(({ words }) => [
    words.title,
    ...Object.values(words.fields as Readonly<Record<string, FormFieldWords>>).flatMap((said) =>
      'label' in said ? [said.label] : [said],
    ),
  ]) // labels, with or without help
  return [
    ...new Map(
      labels.filter(({ ru }) => !/\p{Script=Han}/u.test(ru)).map(({ zh, ru, en }) => [zh, [zh, ru, en] as const]),
    ).values(),
  ]
}
