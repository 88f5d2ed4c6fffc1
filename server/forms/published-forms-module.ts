import type { DocumentWords } from '../../core/description/document-words.ts'
import type { Document } from '../../core/description/document.ts'
import type { Fields } from '../../core/description/field.ts'
import type { Module, Page } from '../../core/description/module.ts'
import { formModule, formPath } from '../../core/form-design/draft.ts'
import type { Words } from '../../core/values/language.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { Running, RunningDocument } from '../platform/context/running-composition.ts'
import { documentProblems } from '../records/documents/check-document.ts'
import type { Published } from './read-published-forms.ts'

/** The module that the published forms of this moment make up. */
interface DrawnModule {
  readonly module: Module
  readonly documents: readonly RunningDocument<Ctx>[]
  /** Forms that this product cannot run, with the first reason. */
  readonly left: readonly (readonly [name: string, problem: string])[]
}

const label: Words = { zh: '业务表单', ru: 'Бизнес-формы', en: 'Business forms' }
const afterOthers = 500

/** Makes documents and pages of published forms, as a coded module would declare them. */
export function formsDrawn(
  { documents: coded }: Pick<Running<Ctx>, 'documents'>,
  forms: readonly Published[],
): DrawnModule {
  const keys = new Map<string, unknown>([
    ...coded,
    ...forms.map(({ name }) => [`${formModule}.${name}`, null] as const),
  ])
  const problems = new Map(forms.map(({ name, draft }) => [name, documentProblems(draft.doc, keys)[0]]))
  const sound = forms.filter(({ name }) => problems.get(name) === undefined)
  const module: Module = {
    name: formModule,
    label,
    needs: [],
    refusals: {},
    documents: Object.fromEntries(sound.map(({ name, draft }) => [name, draft.doc])),
    words: Object.fromEntries(sound.map((form) => [form.name, wordsOf(form)])),
    pages: sound.filter(({ retired }) => !retired).map(pageOf),
  }
  return {
    module,
    documents: sound.map((form) => ({
      key: `${formModule}.${form.name}`,
      doc: form.draft.doc,
      module,
      words: wordsOf(form),
      rules: form.retired ? [kept] : [],
    })),
    left: forms.flatMap(({ name }) =>
      problems.get(name) === undefined ? [] : [[name, problems.get(name) ?? ''] as const],
    ),
  }
}

function wordsOf({ draft }: Published): DocumentWords<Document<Fields, string, string>> {
  return draft.words as unknown as DocumentWords<Document<Fields, string, string>> // formProblems has seen every word that the document needs
}

/** The page of a form, as its menu entry and its permission know it. */
export function pageOf({ name, draft: { doc, words, menu } }: Pick<Published, 'name' | 'draft'>): Page {
  const { folder, icon = 'form', sort = afterOthers } = menu
  return {
    path: formPath(name),
    list: `${formModule}.${name}`,
    needs: `${doc.code}-ck`,
    kept: false,
    label: words.title,
    menu: { folder, icon, sort },
  }
}

const kept: RunningDocument<Ctx>['rules'][number] = {
  check: (_ctx, _record, before) => {
    if (before === null) throw new Refusal('form.retired')
  },
}
