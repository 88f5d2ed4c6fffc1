import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, useCan, useStamp, useWords } from '../../../web/module-api.ts'
import { officeFileWords as words } from '../words/office-files.ts'
import { CompareDialog } from './compare-dialog.tsx'
import type { FileAnswer, FileVersion } from './office-file-types.ts'
import css from './versions-drawer.module.css'

// Letters and workbooks.
const compared = new Set(['w', 's'])

interface VersionsDrawerProps {
  readonly file: FileAnswer
  readonly open: boolean
  readonly onClose: () => void
  readonly onRestored: () => void
}

/** Every state in which a file was saved, the newest first. */
export function VersionsDrawer({ file, open, onClose, onRestored }: VersionsDrawerProps) {
  const t = useWords()
  const [asked, setAsked] = useState<number | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    try {
      const { number } = await http.post<{ readonly number: number }>(`/api/office/file/${file.id}/restore`, {
        version: asked,
      })
      toast.success(t(words.restored, { n: number }))
      onRestored()
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  return (
    <Drawer open={open} title={t(words.versions)} onClose={onClose} width={520}>
      <ol className={css.versions}>
        {file.versions.map((version) => (
          <VersionLine key={version.number} file={file} version={version} onRestore={setAsked} onCompare={setChosen} />
        ))}
      </ol>
      {chosen !== null && (
        <CompareDialog fileId={file.id} before={chosen} after={file.version} onClose={() => setChosen(null)} />
      )}
      <Dialog
        open={asked !== null}
        title={t(words.restore)}
        onClose={() => setAsked(null)}
        footer={
          <Button look="primary" busy={busy} onClick={() => void restore()}>
            {t(words.restore)}
          </Button>
        }
      >
        <p>{t(words.restoreSure, { n: asked ?? 0 })}</p>
      </Dialog>
    </Drawer>
  )
}

interface VersionLineProps {
  readonly file: FileAnswer
  readonly version: FileVersion
  readonly onRestore: (version: number) => void
  readonly onCompare: (version: number) => void
}

function VersionLine({ file, version, onRestore, onCompare }: VersionLineProps) {
  const t = useWords()
  const stamp = useStamp()
  const mayDownload = useCan('zxwd-xw')
  const { number, personName, savedAt, comment, basedOn, branch, afterApproval } = version
  const current = number === file.version
  return (
    <li>
      <p>
        <b>{t(words.version, { n: number })}</b>
        {current && <StatusTag tone="good">{t(words.current)}</StatusTag>}
        {number === file.frozen?.version && <StatusTag tone="good">{t(words.approved)}</StatusTag>}
        {afterApproval && <StatusTag tone="warn">{t(words.afterApproval)}</StatusTag>}
        {branch && <StatusTag tone="warn">{t(words.branch)}</StatusTag>}
      </p>
      <p className={css.facts}>{t(words.savedBy, { name: personName, when: stamp(savedAt, 'minute') })}</p>
      {branch && basedOn !== null && <p className={css.facts}>{t(words.basedOn, { n: basedOn })}</p>}
      {comment !== null && <p>{comment}</p>}
      <p className={css.acts}>
        {mayDownload && (
          <Button size="small" href={`/api/office/file/${file.id}/content?version=${number}`}>
            {t(words.download)}
          </Button>
        )}
        {compared.has(file.officeType) && !current && (
          <Button size="small" onClick={() => onCompare(number)}>
            {t(words.compare)}
          </Button>
        )}
        {file.mayEdit && !current && (
          <Button size="small" onClick={() => onRestore(number)}>
            {t(words.restore)}
          </Button>
        )}
      </p>
    </li>
  )
}
