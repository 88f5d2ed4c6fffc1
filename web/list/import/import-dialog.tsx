import { Steps } from 'antd'
import { useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { CheckStep } from './check-step.tsx'
import { FileStep } from './file-step.tsx'
import { type Import, renewImport, useImport } from './import-queries.ts'
import { WaitStep } from './progress-step.tsx'
import { EndStep } from './result-step.tsx'
import { importWords } from './words.ts'
import css from './import.module.css'

interface ImportDialogProps {
  readonly doc: Described
  readonly onClose: () => void
}

/** Records from a file in three steps: the file, what is wrong with it, the import. What was begun is found again. */
export default function ImportDialog({ doc, onClose }: ImportDialogProps) {
  const t = useWords()
  const phone = usePhone()
  // The id is known from an upload; before that the server tells what waits.
  const [id, setId] = useState<string | null>(null)
  const [afresh, setAfresh] = useState(false)
  const { data, isPending } = useImport(doc, id)
  const found = afresh && id === null ? null : (data ?? null)
  const begin = (next: string) => {
    setId(next)
    setAfresh(false)
  }
  const again = () => {
    setId(null)
    setAfresh(true)
  }
  const step = stepOf(found)
  const titles = [importWords.stepFile, importWords.stepCheck, importWords.stepWrite]
  return (
    <Dialog
      open
      careful
      title={t(importWords.title, { thing: doc.label })}
      onClose={onClose}
      width={step === 1 ? 1120 : 720}
    >
      <Steps
        className={css.steps ?? ''}
        size="small"
        current={step}
        responsive={false}
        {...(phone ? { type: 'dot' as const } : {})}
        items={titles.map((words) => ({ title: t(words) }))}
      />
      {isPending && <Skeleton lines={6} height={24} />}
      {!isPending && found === null && <FileStep doc={doc} onSent={begin} />}
      {found !== null && (found.state === 'checking' || found.state === 'writing') && (
        <WaitStep
          doc={doc}
          now={found}
          onStopped={found.state === 'checking' ? again : () => void renewImport(doc)}
          onClose={onClose}
        />
      )}
      {found?.state === 'checked' && (
        <CheckStep doc={doc} now={found} onWriting={() => begin(found.id)} onAgain={again} onClose={onClose} />
      )}
      {found !== null && ['done', 'failed', 'cancelled'].includes(found.state) && (
        <EndStep now={found} onAgain={again} onClose={onClose} />
      )}
    </Dialog>
  )
}

function stepOf(now: Import | null): number {
  if (now === null || now.state === 'failed') return 0
  return now.state === 'checking' || now.state === 'checked' ? 1 : 2
}
