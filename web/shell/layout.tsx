import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { usePhone } from '../platform/data/use-phone.ts'
import { useSession } from '../platform/session/session.ts'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords as words } from '../platform/words/shell.ts'
import { PaletteHost } from './command-palette/palette-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { PageHost } from './host/page-host.tsx'
import { MenuDrawer } from './menu/menu-drawer.tsx'
import { SideMenu } from './menu/side-menu.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PasswordGate } from './password/password-gate.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SecondFactorGate } from './second-factor/second-factor-gate.tsx'
import { StartupDialogHost } from './startup-dialog-host.tsx'
import { TabsBar } from './tabs/tabs-bar.tsx'
import { ConfirmHost } from './unsaved-changes-dialog.tsx'
import { useLiveEvents } from './use-live-events.ts'
import css from './layout.module.css'

const Watermark = lazy(async () => ({ default: (await import('./watermark.tsx')).Watermark }))

/** The main layout (ACC-04), for whoever has set a password of his own and, where it is asked for, a second factor. */
export function Layout() {
  const { passwordChange, secondFactor } = useSession().config
  // Until then the server answers nothing else, and everything behind the dialog would only show refusals.
  return passwordChange === '1' || secondFactor === '1' ? (
    <div className={css.layout}>
      <PasswordGate />
      <SecondFactorGate />
    </div>
  ) : (
    <WholeLayout />
  )
}

/** Header, menu, tabs, pages, footer; on a phone a bar at the thumb instead. */
function WholeLayout() {
  useLiveEvents()
  const t = useWords()
  const phone = usePhone()
  const { watermark } = useSession().config
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <div className={css.layout}>
      <a className={css.skip} href="#page">
        {t(words.skipToPage)}
      </a>
      <ProgressBar />
      <Header phone={phone} />
      <OfflineBanner />
      <div className={css.middle}>
        {!phone && <SideMenu />}
        <div className={css.work}>
          {!phone && <TabsBar />}
          <main id="page" className={css.pages} tabIndex={-1}>
            <PageHost />
            <Outlet />
          </main>
          {!phone && <Footer />}
        </div>
      </div>
      {phone && <PhoneBar onMenu={() => setMenuOpen(true)} />}
      {phone && <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />}
      <ConfirmHost />
      <PaletteHost />
      <StartupDialogHost />
      {watermark && (
        <Suspense>
          <Watermark pages={watermark} />
        </Suspense>
      )}
      <PasswordGate />
    </div>
  )
}
