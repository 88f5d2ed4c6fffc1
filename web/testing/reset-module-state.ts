import dayjs from 'dayjs'
import { currentToasts, toast } from '../../ui/toast.ts'
import { forgetViewed } from '../approval/decision/use-mark-viewed.ts'
import { forgetNames } from '../platform/data/reference-names.ts'
import { queryClient } from '../platform/http/query-client.ts'
import { sessionBegan } from '../platform/http/session-end.ts'
import { dropPages, openPagesNow } from '../platform/page/open-pages-store.ts'
import { navigateWith } from '../platform/page/page-navigation.ts'
import { applySkin } from '../platform/session/apply-skin.ts'
import { chooseLang } from '../platform/session/language.ts'
import { forgetSession } from '../platform/session/session.ts'
import { chooseTheme } from '../platform/session/theme.ts'
import { closePalette } from '../shell/command-palette/palette-open-state.ts'
import { closePassword } from '../shell/password/password-dialog-open-state.ts'
import { dropQuestion } from '../shell/unsaved-changes-dialog.tsx'

const waits = queryClient.getDefaultOptions()
// How long a page waits before it asks again proves nothing.
queryClient.setDefaultOptions({ ...waits, queries: { ...waits.queries, retryDelay: 1 } })

/** What modules keep for as long as a page is open, as it is in one that was just opened. */
export function forgetPage(): void {
  queryClient.clear()
  for (const { id } of currentToasts()) toast.close(id)
  dropPages(new Set(openPagesNow().pages.map(({ key }) => key)))
  navigateWith(async () => undefined)
  closePalette()
  closePassword()
  dropQuestion()
  forgetSession()
  forgetNames()
  forgetViewed()
  sessionBegan()
  applySkin(null, null)
  chooseTheme('system')
  chooseLang('zh')
  dayjs.locale('en')
}
