import type { Person } from '../../base/person.ts'
import type { Role } from '../../base/role.ts'
import type { Words } from '../../core/language.ts'
import type { Ctx } from '../../server/define.ts'

type NamedRole = Pick<Role, 'roleName' | 'nameRu' | 'nameEn'>

/** A role's name in each language, the Chinese one where it has none. */
export function roleNames({ roleName, nameRu, nameEn }: NamedRole): Words {
  return { zh: roleName, ru: nameRu || roleName, en: nameEn || roleName }
}

/** A role's name in the reader's language. */
export function roleNameIn({ lang }: Pick<Ctx, 'lang'>, role: NamedRole): string {
  return roleNames(role)[lang]
}

/** A person's name in the reader's language. */
export function personNameIn({ lang }: Pick<Ctx, 'lang'>, { userName, nameRu, nameEn }: Pick<Person, 'userName' | 'nameRu' | 'nameEn'>): string {
  return { zh: null, ru: nameRu, en: nameEn }[lang] || userName
}
