import { useState } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../session/session.ts'
import { useWords } from '../session/use-words.ts'
import { shellWords as words } from '../words/shell.ts'
import { ConfirmHost } from './confirm-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { PageHost } from './host/page-host.tsx'
import css from './layout.module.css'
import { MenuDrawer } from './menu/menu-drawer.tsx'
import { SideMenu } from './menu/side-menu.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PaletteHost } from './palette/palette-host.tsx'
import { PasswordGate } from './password/password-gate.tsx'
import { SecondFactorGate } from './second-factor/second-factor-gate.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { TabsBar } from './tabs/tabs-bar.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useLiveEvents } from './use-live-events.ts'
import { usePhone } from '../data/use-phone.ts'

/** The main layout (ACC-04): header, menu, tabs, pages, footer; on a phone a bar at the thumb instead. */
export function Layout() {
  const { passwordChange, secondFactor } = useSession().config
  useLiveEvents()
  useDocumentTitle()
  const t = useWords()
  const phone = usePhone()
  // Until then the server answers nothing else, and a page would only show refusals.
  const ready = passwordChange !== '1' && secondFactor !== '1'
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <div className={css.layout}>
      <a className={css.skip} href="#page">{t(words.skipToPage)}</a>
      <ProgressBar />
      <Header phone={phone} />
      <OfflineBanner />
      <div className={css.middle}>
        {!phone && <SideMenu />}
        <div className={css.work}>
          {!phone && <TabsBar />}
          <main id="page" className={css.pages} tabIndex={-1}>
            {ready && <PageHost />}
            <Outlet />
          </main>
          {!phone && <Footer />}
        </div>
      </div>
      {phone && <PhoneBar onMenu={() => setMenuOpen(true)} />}
      {phone && <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />}
      <ConfirmHost />
      <PaletteHost />
      <PasswordGate />
      <SecondFactorGate />
    </div>
  )
}
