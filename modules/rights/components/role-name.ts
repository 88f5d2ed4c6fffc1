import type { Lang } from '../../../core/values/language.ts'
import type { SheetRole } from '../role-edit-types.ts'

/** What a role is called in a language; Chinese where it has no other name. */
export function roleNameIn({ roleName, nameRu, nameEn }: SheetRole, lang: Lang): string {
  return { zh: null, ru: nameRu, en: nameEn }[lang] || roleName
}
