import { Suspense, lazy, useState } from 'react'
import { filesOf } from '../attachment/create-file-kind.ts'
import { isViewable } from '../attachment/file-display.ts'
import { viewWords } from '../attachment/words.ts'
import { useHost, type CellProps } from '../field-services.ts'
import css from '../attachment/attachment.module.css'

const ViewDialog = lazy(() => import('../attachment/view-dialog/view-dialog.tsx'))

/** The file by its name, which opens it in the page, or saves it where the page cannot show it. */
export function FileCell({ value }: CellProps) {
  const { say, fileUrl } = useHost()
  const [open, setOpen] = useState(false)
  const [file] = filesOf(value)
  if (!file) return null
  if (!isViewable(file))
    return (
      <a className={css.name} href={fileUrl(file, 'download')} onClick={(event) => event.stopPropagation()}>
        {file.fileName}
      </a>
    )
  return (
    <>
      <button
        type="button"
        className={css.name}
        aria-label={say(viewWords.open, { name: file.fileName })}
        onClick={(event) => {
          event.stopPropagation()
          setOpen(true)
        }}
      >
        {file.fileName}
      </button>
      {open && (
        <Suspense>
          <ViewDialog files={[file]} first={0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
