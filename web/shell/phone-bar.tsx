import { useLocation } from 'react-router'
import { Drop, DropItem, DropLine } from '../../ui/drop-down-menu.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { homePath, openPage } from '../platform/page/page-navigation.ts'
import { useSession } from '../platform/session/session.ts'
import { signOut } from '../platform/session/sign-out.ts'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords as words } from '../platform/words/shell.ts'
import { Who } from './header/account-menu.tsx'
import { Appearance } from './header/appearance.tsx'
import { menuPath } from './page-registry.ts'
import { askNewPassword } from './password/password-dialog-open-state.ts'
import css from './phone-bar.module.css'

const tasksPath = '/workflowdb'

/** What a thumb reaches: home, tasks, menu, the person. */
export function PhoneBar({ onMenu }: { readonly onMenu: () => void }) {
  const t = useWords()
  const { pathname } = useLocation()
  const { menus } = useSession()
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
      <div className={css.me}>
        <Drop
          label={t(words.me)}
          buttonClass={css.button}
          button={
            <>
              <Icon name="user" size={22} />
              <span>{t(words.me)}</span>
            </>
          }
        >
          {(close) => (
            <>
              <Who />
              <DropLine />
              <DropItem
                icon={<Icon name="user" />}
                onClick={() => {
                  openPage('/myAccount')
                  close()
                }}
              >
                {t(words.account)}
              </DropItem>
              <DropItem
                icon={<Icon name="key" />}
                onClick={() => {
                  askNewPassword()
                  close()
                }}
              >
                {t(words.changePassword)}
              </DropItem>
              <Appearance />
              <DropItem icon={<Icon name="signOut" />} onClick={() => void signOut()}>
                {t(words.signOut)}
              </DropItem>
            </>
          )}
        </Drop>
      </div>
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
