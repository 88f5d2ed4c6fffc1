import { Icon } from '../../../ui/icon.tsx'
import { useOpenPages } from '../../platform/page/open-pages-store.ts'
import { addressOf, homePath, openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { useClosing } from './use-close-tabs.ts'
import css from './open-pages-list.module.css'

/** Every open page by name, on a phone. */
export function OpenPagesList({ onOpened }: { readonly onOpened: () => void }) {
  const { pages, active } = useOpenPages()
  const t = useWords()
  const closing = useClosing()
  if (pages.length < 2) return null
  return (
    <section className={css.open}>
      <h3>{t(words.openPages)}</h3>
      {pages.map((page) => (
        <div key={page.key} className={page.key === active ? css.active : css.line}>
          <button
            type="button"
            onClick={() => {
              openPage(addressOf(page.place))
              onOpened()
            }}
          >
            {page.title ?? t(page.entry.label)}
          </button>
          {page.entry.path !== homePath && (
            <button type="button" aria-label={t(words.close)} onClick={() => closing.one(page)}>
              <Icon name="close" size={16} />
            </button>
          )}
        </div>
      ))}
    </section>
  )
}
