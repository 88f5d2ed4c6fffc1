import { Select } from 'antd'
import { Button } from '../../ui/button.tsx'
import { useHost } from '../field-services.ts'
import { inputWords } from './words.ts'
import css from './pager.module.css'

const sizes = [10, 20, 50] // DAT-06

interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly total: number
  readonly onMove: (page: number, size: number) => void
}

/** Which rows are shown, a step back and a step on; pickers have pages, lists scroll. */
export function Pager({ page, size, total, onMove }: PagerProps) {
  const { say, phone } = useHost()
  const last = Math.max(1, Math.ceil(total / size))
  return (
    <div className={css.pager}>
      <span>
        {total > 0 && say(inputWords.range, { from: (page - 1) * size + 1, to: Math.min(page * size, total), total })}
      </span>
      {!phone && (
        <Select
          size="small"
          value={size}
          aria-label={say(inputWords.perPage, { n: size })}
          options={sizes.map((n) => ({ value: n, label: say(inputWords.perPage, { n }) }))}
          onChange={(next: number) => onMove(1, next)}
        />
      )}
      <Button
        size="small"
        disabled={page <= 1}
        aria-label={say(inputWords.previous)}
        onClick={() => onMove(page - 1, size)}
      >
        ‹
      </Button>
      <span className={css.page}>
        {page} / {last}
      </span>
      <Button
        size="small"
        disabled={page >= last}
        aria-label={say(inputWords.next)}
        onClick={() => onMove(page + 1, size)}
      >
        ›
      </Button>
    </div>
  )
}
