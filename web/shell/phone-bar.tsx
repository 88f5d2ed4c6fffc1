import { useLocation } from 'react-router'
import { ActionMenu } from '../../ui/action-menu.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { homePath, openPage } from '../platform/page/page-navigation.ts'
import { useSession } from '../platform/session/session.ts'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords as words } from '../platform/words/shell.ts'
import { useAccountEntries, Who } from './header/account-menu.tsx'
import { menuPath } from './page-registry.ts'
import css from './phone-bar.module.css'

const tasksPath = '/workflowdb'

/** What a thumb reaches: home, tasks, menu, the person. */
export function PhoneBar({ onMenu }: { readonly onMenu: () => void }) {
  const t = useWords()
  const { pathname } = useLocation()
  const { menus } = useSession()
  const entries = useAccountEntries()
  const hasTasks = menus.some((entry) => entry.menuUrl && menuPath(entry.menuUrl) === tasksPath)
  return (
    <nav className={css.bar} aria-label={t(words.menu)}>
      <BarButton icon="home" label={t(words.home)} here={pathname === homePath} onClick={() => openPage(homePath)} />
      {hasTasks && (
        <BarButton
          icon="inbox"
          label={t(words.todo)}
          here={pathname === tasksPath}
          onClick={() => openPage(tasksPath)}
        />
      )}
      <BarButton icon="grid" label={t(words.menu)} here={false} onClick={onMenu} />
      <ActionMenu
        head={<Who />}
        entries={entries}
        button={(trigger) => (
          <button {...trigger} type="button" className={css.button}>
            <Icon name="user" size={22} />
            <span>{t(words.me)}</span>
          </button>
        )}
      />
    </nav>
  )
}

function BarButton({
  icon,
  label,
  here,
  onClick,
}: {
  readonly icon: IconName
  readonly label: string
  readonly here: boolean
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      className={joinClassNames(css.button, here && css.here)}
      aria-current={here ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </button>
  )
}
