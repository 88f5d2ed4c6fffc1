import { lazy, Suspense } from 'react'
import { reloadSession, useSession } from '../../platform/session/session.ts'

const SecondFactorDialog = lazy(() => import('./second-factor-dialog.tsx'))

/** The dialog that nobody passes whose role demands a second factor; a one-time password is changed before it. */
export function SecondFactorGate() {
  const { secondFactor, passwordChange } = useSession().config
  const nothing = () => undefined
  return secondFactor === '1' && passwordChange !== '1' ? (
    <Suspense>
      <SecondFactorDialog must onClose={nothing} onDone={() => void reloadSession()} />
    </Suspense>
  ) : null
}
