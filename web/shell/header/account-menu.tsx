import { Drop, DropItem, DropLine } from '../../../ui/drop-down-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useSession } from '../../platform/session/session.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { shellWords as words } from '../../platform/words/shell.ts'
import { askNewPassword } from '../password/password-dialog-open-state.ts'
import { Appearance } from './appearance.tsx'
import { Avatar } from './avatar.tsx'
import css from './header.module.css'

/** Who is signed in, and what he does with his account. */
export function AccountMenu() {
  const { user } = useSession()
  const t = useWords()
  return (
    <Drop
      label={`${t(words.account)}: ${user.userName}`}
      buttonClass={css.person}
      button={
        <>
          <Avatar user={user} />
          <span>{user.userName}</span>
          <Icon name="down" size={14} />
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
  )
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
