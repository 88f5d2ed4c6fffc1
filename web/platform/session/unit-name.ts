import type { Lang } from '../../../core/values/language.ts'
import type { SessionUser } from './session-start-data.ts'

/** The user's unit as people call it: short names exist in Chinese only, other languages have the full one. */
export function unitName(user: SessionUser, lang: Lang): string {
  return (lang === 'zh' ? user.userDwSname || user.userDwname : user.userDwname || user.userDwSname) ?? ''
}
