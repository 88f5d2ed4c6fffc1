import { lazy, Suspense } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { usePasswordDialogOpenState } from './password-dialog-open-state.ts'

const PasswordDialog = lazy(() => import('./password-dialog.tsx'))

/** The password dialog: asked for, or compulsory after a first sign-in or a reset. */
export function PasswordGate() {
  const open = usePasswordDialogOpenState()
  const must = useSession().config.passwordChange === '1'
  return open || must ? (
    <Suspense>
      <PasswordDialog must={must} />
    </Suspense>
  ) : null
}
