import { Tooltip } from 'antd'
import { Button } from '../../ui/button.tsx'
import { usePageKeys } from '../../ui/use-page-keys.ts'
import { useWords } from '../platform/session/use-words.ts'
import { neighbourWords } from './neighbour-words.ts'
import css from './previous-next-buttons.module.css'

interface StepsProps {
  /** Counts from 0. */
  readonly index: number
  readonly total: number
  readonly onStep: (by: 1 | -1) => void
}

/** To the record before and after, also by K and J; where in the list one is. */
export function PreviousNextButtons({ index, total, onStep }: StepsProps) {
  const t = useWords()
  usePageKeys((event) => {
    const by = { KeyJ: 1, KeyK: -1 }[event.code]
    if ((by !== 1 && by !== -1) || index + by < 0 || index + by >= total) return
    event.preventDefault()
    onStep(by)
  })
  return (
    <span className={css.steps}>
      <span className={css.place}>{t(neighbourWords.place, { n: index + 1, total })}</span>
      <Tooltip title={t(neighbourWords.previous)}>
        <Button
          look="quiet"
          disabled={index <= 0}
          aria-label={t(neighbourWords.previous)}
          icon="up"
          onClick={() => onStep(-1)}
        />
      </Tooltip>
      <Tooltip title={t(neighbourWords.next)}>
        <Button
          look="quiet"
          disabled={index >= total - 1}
          aria-label={t(neighbourWords.next)}
          icon="down"
          onClick={() => onStep(1)}
        />
      </Tooltip>
    </span>
  )
}
