import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState, useWords } from '../../../web/module-api.ts'
import { LastSignIn } from '../components/last-sign-in.tsx'
import { NoticeChoices } from '../components/notice-preferences.tsx'
import { AboutMe } from '../components/pending-account-requests.tsx'
import { OwnData } from '../components/personal-details.tsx'
import { SessionList } from '../components/session-list.tsx'
import { Attempts } from '../components/sign-in-attempts.tsx'
import { Security } from '../components/sign-in-settings.tsx'
import { useAccount, useMySessions } from '../components/use-account.tsx'
import { accountWords as words } from '../words/account.ts'
import css from '../components/account.module.css'

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
