import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { FormChoices } from '../../../core/form-design/form-designer-types.ts'
import type { FormProblem } from '../../../core/form-design/problem.ts'
import { type FormWorld } from '../../../kinds/form-check-context.ts'
import { formProblems } from '../../../kinds/form-problems.ts'
import { drawnAt } from './draft-fields.ts'
import type { Chosen } from './form-design-types.ts'

/** What a draft may name, as far as the page knows. */
export function worldOf(
  { documents, dictionaries, categories, folders, roles }: FormChoices,
  published: FormDraft | null,
): FormWorld {
  return {
    documents: new Map(documents.map(({ key, fields }) => [key, new Set(fields.map(({ name }) => name))])),
    dictionaries: new Set(dictionaries.map(({ group }) => group)),
    categories: new Set(categories.map(({ code }) => code)),
    folders: new Set(folders.map(({ code }) => code)),
    roles: new Set(roles.map(({ code }) => code)),
    published: published?.doc ?? null,
  }
}

/** The step of the designer on which a problem is put right. */
export const steps = ['design', 'flow', 'lists', 'settings', 'preview'] as const

export type Step = (typeof steps)[number]

export interface Place {
  readonly step: Step
  readonly chosen: Chosen
}

/** Where a problem is put right. */
export function placeOf(draft: FormDraft, { path }: FormProblem): Place {
  const [top, part, name = '', column = ''] = path.split('.')
  const nothing: Chosen = { sort: 'none' }
  if (part === 'fields' && name !== '') {
    const whole = `${name}.${column}`
    return {
      step: 'design',
      chosen:
        drawnAt(draft, name) === null
          ? nothing
          : { sort: 'field', path: column !== '' && drawnAt(draft, whole) !== null ? whole : name },
    }
  }
  if ((part === 'form' || part === 'groups') && name !== '') return { step: 'design', chosen: { sort: 'group', name } }
  if (part === 'lists' || part === 'print' || part === 'number' || (top === 'doc' && part === 'title'))
    return { step: 'lists', chosen: nothing }
  if (part === 'approval') return { step: 'flow', chosen: nothing }
  if (top === 'menu' || top === 'access' || part === 'scope') return { step: 'settings', chosen: nothing }
  return { step: 'design', chosen: nothing }
}

/** Marks of what a drawing shows as wrong: paths of fields, `group` and the name for groups. */
export function wrongIn(draft: FormDraft, problems: readonly FormProblem[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap((problem) => {
      const { chosen } = placeOf(draft, problem)
      if (chosen.sort === 'field') return [chosen.path]
      return chosen.sort === 'group' ? [`group ${chosen.name}`] : []
    }),
  )
}

export { formProblems }
