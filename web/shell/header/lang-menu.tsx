import { languages } from '../../../core/values/language.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { languageNames } from '../../platform/session/language-names.ts'
import { chooseLang, useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'

/** Switches the language of everything on screen, without a reload (LNG-01). */
export function LangMenu({ className }: { readonly className?: string }) {
  const lang = useLang()
  const t = useWords()
  return (
    <ActionMenu
      entries={() =>
        languages.map((one) => ({
          key: one,
          lang: one,
          label: languageNames[one],
          chosen: one === lang,
          onClick: () => chooseLang(one),
        }))
      }
      button={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={className}
          aria-label={t(words.language)}
          title={t(words.language)}
        >
          <Icon name="globe" size={20} />
        </button>
      )}
    />
  )
}
