import { Space } from 'antd'
import { formatNumber } from '../../../core/values/decimal.ts'
import type { Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { ExportProgress } from './watch-export.ts'
import css from './export-progress-bar.module.css'

interface ExportProgressBarProps {
  readonly progress: ExportProgress
  readonly words: { readonly running: Words; readonly progress: Words; readonly cancel: Words }
  readonly size?: 'small'
  readonly onCancel: () => void
}

/** How far a file is, in the place of the button that began it, and what stops it. */
export function ExportProgressBar({ progress, words, size, onCancel }: ExportProgressBarProps) {
  const t = useWords()
  const lang = useLang()
  const { rows, total } = progress
  const share = total === 0 ? 0 : rows / total
  const said =
    total === 0
      ? t(words.running)
      : t(words.progress, {
          rows: formatNumber(String(rows), null, lang),
          total: formatNumber(String(total), null, lang),
        })
  return (
    <Space.Compact>
      <span
        className={size === 'small' ? `${css.progress} ${css.small}` : css.progress}
        role="progressbar"
        aria-label={t(words.running)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={said}
      >
        <i style={{ width: `${share * 100}%` }} />
        <span>{said}</span>
      </span>
      <Button
        joined
        {...(size === undefined ? {} : { size })}
        aria-label={t(words.cancel)}
        title={t(words.cancel)}
        icon="close"
        onClick={onCancel}
      />
    </Space.Compact>
  )
}
