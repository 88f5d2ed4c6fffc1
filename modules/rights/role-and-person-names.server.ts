import type { Person } from '../../base/person.ts'
import type { Role } from '../../base/role.ts'
import type { Words } from '../../core/values/language.ts'
import { nameIn } from '../../core/words/name-in-language.ts'
import type { Ctx } from '../../server/module-api.ts'

type NamedRole = Pick<Role, 'roleName' | 'nameRu' | 'nameEn'>

/** A role's name in each language, the Chinese one where it has none. */
export function roleNames({ roleName, ...others }: NamedRole): Words {
  const names = { name: roleName, ...others }
  return { zh: roleName, ru: nameIn('ru', names), en: nameIn('en', names) }
}

/** A role's name in the reader's language. */
export function roleNameIn({ lang }: Pick<Ctx, 'lang'>, { roleName, ...others }: NamedRole): string {
  return nameIn(lang, { name: roleName, ...others })
}

/** A person's name in the reader's language. */
export function personNameIn(
  { lang }: Pick<Ctx, 'lang'>,
  { userName, ...others }: Pick<Person, 'userName' | 'nameRu' | 'nameEn'>,
): string {
  return nameIn(lang, { name: userName, ...others })
}
