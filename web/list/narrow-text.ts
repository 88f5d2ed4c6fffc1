import type { TextContext } from '../../core/kind.ts'
import type { Lang } from '../../core/language.ts'
import { shortName } from '../../core/short-name.ts'
import { textIn } from '../data/names.ts'

/** Names as the cells of a grid show them: Russians by surname and initials, which is how they are written where space is short. */
export function narrowText(lang: Lang): TextContext {
  return lang === 'ru' ? russian : textIn(lang)
}

const whole = textIn('ru')
const russian: TextContext = { lang: 'ru', name: (source, key) => (source === 'person' ? shortName(whole.name(source, key)) : whole.name(source, key)) }
