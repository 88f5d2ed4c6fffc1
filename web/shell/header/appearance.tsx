import { chooseTheme, themes, useTheme } from '../../platform/session/theme.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import css from './header.module.css'

/** Light, dark, or as the device says. */
export function Appearance() {
  const t = useWords()
  const theme = useTheme()
  return (
    <div className={css.appearance} role="radiogroup" aria-label={t(words.appearance)}>
      {themes.map((one) => (
        <button key={one} type="button" role="radio" aria-checked={one === theme} onClick={() => chooseTheme(one)}>
          {t({ system: words.themeSystem, light: words.themeLight, dark: words.themeDark }[one])}
        </button>
      ))}
    </div>
  )
}
