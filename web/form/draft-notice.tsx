import { Alert, Space } from 'antd'
import { Button } from '../../ui/button.tsx'
import { useStamp } from '../platform/data/use-time-format.ts'
import { useWords } from '../platform/session/use-words.ts'
import type { useDraft } from './drafts/use-draft.ts'
import { formWords } from './words.ts'

interface DraftNoticeProps {
  readonly draft: ReturnType<typeof useDraft>
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Says that unsaved input came back, or that there is some for an older version of the record. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  const t = useWords()
  const stamp = useStamp()
  const found = draft.restored ?? draft.offered
  if (!found) return null
  const time = stamp(found.at, 'short')
  return (
    <Alert
      type="info"
      showIcon
      title={t(draft.restored ? formWords.restored : formWords.offered, { time })}
      action={
        <Space>
          {draft.offered && (
            <Button size="small" look="primary" onClick={onRestore}>
              {t(formWords.restore)}
            </Button>
          )}
          <Button size="small" onClick={onDiscard}>
            {t(formWords.discard)}
          </Button>
        </Space>
      }
    />
  )
}
