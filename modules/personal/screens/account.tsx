import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState, useWords } from '../../../web/define.ts'
import { useAccount, useMySessions } from '../parts/account-data.tsx'
import { LastSignIn } from '../parts/last-sign-in.tsx'
import { NoticeChoices } from '../parts/notice-preferences.tsx'
import { OwnData } from '../parts/own-data.tsx'
import { AboutMe } from '../parts/pending-account-requests.tsx'
import { Security } from '../parts/security.tsx'
import { SessionList } from '../parts/session-list.tsx'
import { Attempts } from '../parts/sign-in-attempts.tsx'
import { accountWords as words } from '../words/account.ts'
import css from '../parts/account.module.css'

/** A person's own account: his data, how he signs in, where he is signed in. */
export default function AccountPage() {
  const t = useWords()
  const account = useAccount()
  const sessions = useMySessions()
  const failure = account.error ?? sessions.error
  return (
    <Page>
      <PageHeader title={t(words.page)} note={t(words.note)} />
      {failure && (
        <ErrorState
          error={failure}
          onRetry={() => {
            void account.refetch()
            void sessions.refetch()
          }}
        />
      )}
      {!failure && !(account.data && sessions.data) && <Skeleton lines={6} height={48} />}
      {!failure && account.data && sessions.data && (
        <>
          <AboutMe />
          <LastSignIn last={sessions.data.last} />
          <div className={css.page}>
            <OwnData account={account.data} />
            <Security account={account.data} />
            <NoticeChoices />
            <SessionList sessions={sessions.data.sessions} />
            <Attempts attempts={sessions.data.attempts} />
          </div>
        </>
      )}
    </Page>
  )
}
