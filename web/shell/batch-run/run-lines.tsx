import { Popconfirm } from 'antd'
import { useState } from 'react'
import type { RunPreview } from '../../../core/api-types/batch-run.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { toast } from '../../../ui/toast.ts'
import { ReportTable } from '../../list/report/report-table.tsx'
import { failureText } from '../../platform/data/failure-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { download } from '../../platform/http/download.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { runPageWords as words } from './words.ts'
import css from './run.module.css'

/** Which lines are looked at: all, those left out, or those of a reason. */
export interface LineFilter {
  readonly only: string
  readonly find: string
  readonly from: number
}

interface RunLinesProps {
  readonly preview: RunPreview
  readonly values: Values
  readonly filter: LineFilter
  readonly address: string
  readonly posts: boolean
  readonly onFilter: (filter: LineFilter) => void
  readonly onPosted: (id: string) => void
}

/** What would be posted, line by line: what is left out and what is worth a look first, the sums of all below. */
export function RunLines({ preview, values, filter, address, posts, onFilter, onPosted }: RunLinesProps) {
  const t = useWords()
  const { sheet, groups, seen, leftOut, found, from, size } = preview
  const [typed, setTyped] = useState(filter.find)
  const file = `${sheet.label} ${preview.period}.xlsx`
  return (
    <Card
      title={`${preview.period} · ${t(words.posts, { lines: seen.lines })}${leftOut === 0 ? '' : ` · ${t(words.leftOut, { lines: leftOut })}`}`}
    >
      <div className={css.acts}>
        <Button icon="print" onClick={() => print()}>
          {t(words.print)}
        </Button>
        <Button
          icon="download"
          onClick={() => void download(`${address}/export`, { values, ...filter }, file).catch(() => null)}
        >
          {t(words.export)}
        </Button>
        {posts && <PostButton {...{ preview, values, address, onPosted }} />}
      </div>
      <div className={css.filters}>
        <Segments
          label={t(words.filters)}
          value={filter.only}
          segments={[
            { value: '', label: t(words.all) },
            ...(leftOut === 0 ? [] : [{ value: 'out', label: t(words.out), note: leftOut }]),
            ...groups.map(({ reason, label, lines }) => ({ value: reason, label, note: lines })),
          ]}
          onChange={(only) => onFilter({ ...filter, only, from: 0 })}
        />
        <InputBox
          className={css.find}
          clearable
          aria-label={t(words.find)}
          placeholder={t(words.find)}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onFilter({ ...filter, find: typed, from: 0 })
          }}
        />
      </div>
      <ReportTable sheet={sheet} />
      {found > size && (
        <nav className={css.window}>
          <Button disabled={from === 0} onClick={() => onFilter({ ...filter, from: Math.max(0, from - size) })}>
            {t(words.earlier)}
          </Button>
          <span>{t(words.window, { from: from + 1, to: Math.min(from + size, found), found })}</span>
          <Button disabled={from + size >= found} onClick={() => onFilter({ ...filter, from: from + size })}>
            {t(words.further)}
          </Button>
        </nav>
      )}
    </Card>
  )
}

/** Posts what was seen, once it was asked whether it should be. */
function PostButton({
  preview: { seen, period },
  values,
  address,
  onPosted,
}: Pick<RunLinesProps, 'preview' | 'values' | 'address' | 'onPosted'>) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [key] = useState(newKey)
  const post = async () => {
    setBusy(true)
    try {
      onPosted((await http.post<{ id: string }>(`${address}/post`, { values, seen }, { key, quiet: true })).id)
    } catch (failure) {
      toast.error(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <Popconfirm
      title={t(words.sure, { period, lines: seen.lines })}
      okText={t(words.post)}
      cancelText={t(words.back)}
      disabled={seen.lines === 0}
      onConfirm={() => void post()}
    >
      <Button look="primary" busy={busy} disabled={seen.lines === 0}>
        {seen.lines === 0 ? t(words.nothing) : t(words.post)}
      </Button>
    </Popconfirm>
  )
}
