import { ActionMenu, type MenuEntry } from '../../../ui/action-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useSession } from '../../platform/session/session.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { chooseTheme, themes, useTheme } from '../../platform/session/theme.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { askNewPassword } from '../password/password-dialog-open-state.ts'
import { Avatar } from './avatar.tsx'
import css from './header.module.css'

/** Who is signed in, and what he does with his account. */
export function AccountMenu() {
  const { user } = useSession()
  const t = useWords()
  const entries = useAccountEntries()
  const label = `${t(words.account)}: ${user.userName}`
  return (
    <ActionMenu
      head={<Who />}
      entries={entries}
      button={(trigger) => (
        <button {...trigger} type="button" className={css.person} aria-label={label} title={label}>
          <Avatar user={user} />
          <span>{user.userName}</span>
          <Icon name="down" size={14} />
        </button>
      )}
    />
  )
}

/** What one does with his account, and how the pages look on this device: light, dark, or as the device says. */
export function useAccountEntries(): () => readonly MenuEntry[] {
  const t = useWords()
  const theme = useTheme()
  const themeNames = { system: words.themeSystem, light: words.themeLight, dark: words.themeDark }
  return () => [
    'line',
    { key: 'account', icon: 'user', label: t(words.account), onClick: () => openPage('/myAccount') },
    { key: 'password', icon: 'key', label: t(words.changePassword), onClick: askNewPassword },
    'line',
    ...themes.map((one) => ({
      key: one,
      label: t(themeNames[one]),
      chosen: one === theme,
      onClick: () => chooseTheme(one),
    })),
    'line',
    { key: 'signOut', icon: 'signOut', label: t(words.signOut), onClick: () => void signOut() },
  ]
}

/** Name, unit and roles of the person signed in. */
export function Who() {
  const { user } = useSession()
  const places = [user.userDwname || user.userDwSname, user.userBmname].filter(Boolean).join(' · ')
  return (
    <div className={css.who}>
      <Avatar user={user} size={44} />
      <div>
        <b>{user.userName}</b>
        <small>{places}</small>
        <small>{user.roles.map((role) => role.rolename).join(', ')}</small>
      </div>
    </div>
  )
}
