import { Popover, Tooltip } from 'antd'
import { Suspense, lazy } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'
import type { ColumnChoiceProps } from './column-choice.tsx'
import css from '../filters/filters.module.css'

const ColumnChoice = lazy(() => import('./column-choice.tsx'))

/** The button to how the columns stand. */
export function ColumnSettings(props: ColumnChoiceProps) {
  const t = useWords()
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t(listWords.columns)}
      content={
        <Suspense fallback={<span className={css.coming} />}>
          <ColumnChoice {...props} />
        </Suspense>
      }
    >
      <Tooltip title={t(listWords.columns)}>
        <Button look="quiet" aria-label={t(listWords.columns)} icon="gear" />
      </Tooltip>
    </Popover>
  )
}
