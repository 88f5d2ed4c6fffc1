import type { FlowDefinition } from '../core/approval/definition.ts'
import { languages, type Lang, type Words } from '../core/values/language.ts'
import { isUntranslated } from './suggested-translations.ts'

/** A name that is still Chinese in other languages. */
export interface Untranslated {
  readonly zh: string
  readonly langs: readonly Lang[]
}

/** Those of some names that are not translated yet. */
export function untranslated(names: readonly Words[]): readonly Untranslated[] {
  return names
    .map((one) => ({ zh: one.zh, langs: languages.filter((lang) => isUntranslated(one, lang)) }))
    .filter(({ langs }) => langs.length > 0)
}

/** Every name that people read in a flow: of its steps, of its branches, of what its notices say. */
export function namesOfFlow({ nodes }: FlowDefinition): readonly Words[] {
  return Object.values(nodes).flatMap((node) => [
    node.label,
    ...('branches' in node ? node.branches.flatMap(({ label }) => (label === undefined ? [] : [label])) : []),
    ...(node.kind === 'auto' && node.act?.do === 'notify' ? [node.act.text] : []),
  ])
}
