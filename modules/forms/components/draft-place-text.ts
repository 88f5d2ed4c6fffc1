import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { designWords as words } from '../words/design.ts'
import { drawnAt } from './draft-fields.ts'

type Say = (words: Words) => string

/** What people call a place in a drawing of a form, `doc/fields/amount/required`. */
export function draftPlaceText(path: string, drafts: readonly FormDraft[], lang: Lang, t: Say): string {
  const [top = '', part = '', name = '', ...rest] = path.split('/')
  const label = (of: FormDraft) =>
    part === 'groups' || part === 'form' ? of.words.groups[name] : drawnAt(of, name)?.label
  const found = drafts.map((draft) => label(draft)?.[lang]).find((text) => text !== undefined && text !== '')
  if (part === 'fields' || part === 'groups' || part === 'form')
    return [
      found ?? (name === '' ? t(words.canvas) : name),
      ...(top === 'words' ? [t(words.label)] : []),
      ...rest.slice(-1),
    ].join(' · ')
  const steps: Readonly<Record<string, Words>> = {
    lists: words.listTab,
    print: words.print,
    number: words.numbering,
    approval: words.flow,
    title: words.formName,
  }
  const tops: Readonly<Record<string, Words>> = { menu: words.menu, access: words.access }
  return t(steps[part] ?? tops[top] ?? words.settings)
}
