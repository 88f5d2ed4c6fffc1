import { languages } from '../../../../core/values/language.ts'
import { joinClassNames } from '../../../../ui/join-class-names.ts'
import { signInWords as words } from '../../words/sign-in.ts'
import { languageNames } from '../language-names.ts'
import { chooseLang, useLang } from '../language.ts'
import { useWords } from '../use-words.ts'
import css from './lang-switch.module.css'

/** Three buttons; everything on the page follows at once. */
export function LangSwitch() {
  const lang = useLang()
  const t = useWords()
  return (
    <div className={css.switch} role="group" aria-label={t(words.language)}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === lang}
          className={joinClassNames(css.one, one === lang && css.chosen)}
          onClick={() => chooseLang(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </div>
  )
}
