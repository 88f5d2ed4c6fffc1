import { Button, Dropdown, Space } from 'antd'
import type { Described } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { exportWords } from './export-words.ts'
import { useExport } from './use-export.ts'
import css from './export-button.module.css'

interface ExportButtonProps {
  readonly doc: Described
  readonly query: RowsQuery
  readonly columns: readonly string[]
  readonly name: string
}

const formats = ['xlsx', 'csv'] as const

/**
 * Exports all rows of the list as it is cut and sorted now, with the columns shown; tells how far it is and can be
 * stopped.
 */
export function ExportButton({ doc, query, columns, name }: ExportButtonProps) {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const { progress, run, cancel } = useExport(doc)
  if (progress !== null) {
    const share = progress.total === 0 ? 0 : progress.rows / progress.total
    const said =
      progress.total === 0
        ? t(exportWords.running)
        : t(exportWords.progress, {
            rows: formatNumber(String(progress.rows), null, lang),
            total: formatNumber(String(progress.total), null, lang),
          })
    return (
      <Space.Compact>
        <span
          className={css.progress}
          role="progressbar"
          aria-label={t(exportWords.running)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={said}
        >
          <i style={{ width: `${share * 100}%` }} />
          <span>{said}</span>
        </span>
        <Button
          aria-label={t(exportWords.cancel)}
          title={t(exportWords.cancel)}
          icon={<Icon name="close" size={16} />}
          onClick={cancel}
        />
      </Space.Compact>
    )
  }
  const items = formats.map((format) => ({
    key: format,
    label: t(exportWords[format]),
    onClick: () => run(query, columns, format, name),
  }))
  return (
    <Dropdown menu={{ items, autoFocus: true }} trigger={['click']}>
      <Button
        icon={<Icon name="download" size={16} />}
        aria-haspopup="menu"
        aria-label={phone ? t(exportWords.export) : undefined}
      >
        {phone ? null : t(exportWords.export)}
      </Button>
    </Dropdown>
  )
}
