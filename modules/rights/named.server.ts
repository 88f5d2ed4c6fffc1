import type { Person } from '../../base/person.ts'
import type { Role } from '../../base/role.ts'
import type { Ctx } from '../../server/define.ts'

/** A role's name in the reader's language. */
export function roleNameIn({ lang }: Pick<Ctx, 'lang'>, { roleName, nameRu, nameEn }: Pick<Role, 'roleName' | 'nameRu' | 'nameEn'>): string {
  return { zh: null, ru: nameRu, en: nameEn }[lang] || roleName
}

/** A person's name in the reader's language. */
export function personNameIn({ lang }: Pick<Ctx, 'lang'>, { userName, nameRu, nameEn }: Pick<Person, 'userName' | 'nameRu' | 'nameEn'>): string {
  return { zh: null, ru: nameRu, en: nameEn }[lang] || userName
}
