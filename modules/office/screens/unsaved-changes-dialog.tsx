import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../../web/module-api.ts'
import { officeFileWords as words } from '../words/office-files.ts'

/** Asks before something goes that would lose what is typed; `asked` is null while nothing does. */
export function LeaveDialog({ asked, onStay }: { readonly asked: (() => void) | null; readonly onStay: () => void }) {
  const t = useWords()
  return (
    <Dialog
      open={asked !== null}
      title={t(words.unsaved)}
      onClose={onStay}
      footer={
        <>
          <Button
            danger
            onClick={() => {
              onStay()
              asked?.()
            }}
          >
            {t(words.leave)}
          </Button>
          <Button look="primary" onClick={onStay}>
            {t(words.stay)}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
