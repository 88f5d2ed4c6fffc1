import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { designWords as words } from './words.ts'

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const

/** What conditions may ask of a document's drafter, whatever its form holds. */
export function drafterFields(
  lang: Lang,
  roles: readonly { readonly code: string; readonly name: string }[],
): readonly DescribedField[] {
  const choices = roles.map(({ code, name }) => ({ code, label: { zh: name, ru: name, en: name } }))
  return [
    { ...plain, kind: 'person', name: 'createBy', label: words.drafterPerson[lang] },
    { ...plain, kind: 'department', name: 'deptId', label: words.drafterDept[lang] },
    { ...plain, kind: 'unit', name: 'unitId', label: words.drafterUnit[lang] },
    { ...plain, kind: 'selects', name: 'drafterRoles', label: words.drafterRoles[lang], choices },
    { ...plain, kind: 'dictionary', name: 'drafterPost', label: words.drafterPost[lang], group: 'post' },
  ]
}
