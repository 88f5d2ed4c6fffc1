import { languages } from '../../../core/values/language.ts'
import { Drop, DropItem } from '../../../ui/drop-down-menu.tsx'
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
    <Drop label={t(words.language)} buttonClass={className} button={<Icon name="globe" size={20} />}>
      {(close) =>
        languages.map((one) => (
          <DropItem
            key={one}
            lang={one}
            chosen={one === lang}
            end={one === lang && <Icon name="tick" size={16} />}
            onClick={() => {
              chooseLang(one)
              close()
            }}
          >
            {languageNames[one]}
          </DropItem>
        ))
      }
    </Drop>
  )
}
