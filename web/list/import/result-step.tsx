import { Result } from 'antd'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { Import } from './import-queries.ts'
import { importWords } from './words.ts'

interface EndStepProps {
  readonly now: Import
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** How it ended. */
export function EndStep({ now, onAgain, onClose }: EndStepProps) {
  const t = useWords()
  if (now.state === 'failed') {
    return (
      <Result
        status="error"
        title={t(importWords.failed)}
        subTitle={now.error ?? undefined}
        extra={
          <Button look="primary" onClick={onAgain}>
            {t(importWords.retry)}
          </Button>
        }
      />
    )
  }
  return (
    <Result
      status="success"
      title={t(importWords.finished)}
      subTitle={t(importWords.finishedNote, { done: now.counts.done })}
      extra={
        <>
          <Button onClick={onAgain}>{t(importWords.another)}</Button>
          <Button look="primary" onClick={onClose}>
            {t(importWords.finish)}
          </Button>
        </>
      }
    />
  )
}
