import { Mark } from '../../../ui/product-logo.tsx'
import { homePath, openPage } from '../../platform/page/page-navigation.ts'
import { useSession } from '../../platform/session/session.ts'
import { unitName } from '../../platform/session/unit-name.ts'
import { Bell } from '../notices/bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LangMenu } from './lang-menu.tsx'
import { SearchTrigger } from './search-trigger.tsx'
import css from './header.module.css'

/** The strip on top: whose system this is, search, notices, language, the person. */
export function Header({ phone }: { readonly phone: boolean }) {
  const { user, config, lang } = useSession()
  const unit = unitName(user, lang)
  return (
    <header className={css.header}>
      <button type="button" className={css.brand} onClick={() => openPage(homePath)}>
        {user.deptLogo ? (
          <img src={`/api/dfs/local/downfile?filePath=${encodeURIComponent(user.deptLogo)}`} height={30} alt="" />
        ) : (
          <Mark size={30} />
        )}
        <span>{config.siteTitle}</span>
      </button>
      {!phone && unit && (
        <span className={css.unit} title={user.userDwname ?? undefined}>
          {unit}
        </span>
      )}
      <div className={css.space} />
      <SearchTrigger phone={phone} />
      <Bell className={css.tool} />
      <LangMenu className={css.tool} />
      {!phone && <AccountMenu />}
    </header>
  )
}
