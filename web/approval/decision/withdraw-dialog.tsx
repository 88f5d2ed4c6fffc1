import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { taskWords } from './task-words.ts'
import { approvalWords } from './words.ts'

interface WithdrawDialogProps {
  readonly name: string
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks before an agreement is taken back. */
export function WithdrawDialog({ name, onYes, onClose }: WithdrawDialogProps) {
  const t = useWords()
  return (
    <Dialog
      open
      title={t(taskWords.withdrawAsk)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(taskWords.cancel)}</Button>
          <Button look="primary" autoFocus onClick={onYes}>
            {t(approvalWords.withdraw)}
          </Button>
        </>
      }
    >
      <p>{name}</p>
      <p>{t(taskWords.withdrawNote)}</p>
    </Dialog>
  )
}
