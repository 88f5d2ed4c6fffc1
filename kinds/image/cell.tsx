import { Suspense, lazy, useState } from 'react'
import { filesOf } from '../attachment/create-file-kind.ts'
import { viewWords } from '../attachment/words.ts'
import { useHost, type CellProps } from '../field-services.ts'
import css from '../attachment/attachment.module.css'

const ViewDialog = lazy(() => import('../attachment/view-dialog/view-dialog.tsx'))

/** The first picture small, with the number of others; it opens all of them in 图片预览. */
export function ImageCell({ value }: CellProps) {
  const { say, fileUrl } = useHost()
  const [open, setOpen] = useState(false)
  const files = filesOf(value)
  const [first] = files
  if (!first) return null
  return (
    <>
      <button
        type="button"
        className={css.sight}
        aria-label={say(viewWords.open, { name: first.fileName })}
        onClick={(event) => {
          event.stopPropagation()
          setOpen(true)
        }}
      >
        <img src={fileUrl(first, 'small')} alt="" loading="lazy" />
        {files.length > 1 && <small>+{files.length - 1}</small>}
      </button>
      {open && (
        <Suspense>
          <ViewDialog files={files} first={0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
