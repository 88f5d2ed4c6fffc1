import { useQueries } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { type Import, type ImportedRow, importPath, readWindow, rowsKey, windowSize } from './import-queries.ts'
import { ImportRow } from './import-row.tsx'
import { importWords } from './words.ts'
import css from './import.module.css'

interface RowsTableProps {
  readonly doc: Described
  readonly now: Import
  readonly only: 'wrong' | ''
}

interface Place {
  readonly row: number
  readonly column: number
}

const rowHeight = 56
const headHeight = 40

/** The rows of the file, drawn as far as they are seen; a cell is put right where it stands. */
export function RowsTable({ doc, now, only }: RowsTableProps) {
  const t = useWords()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [editing, setEditing] = useState(false)
  // The rows that were wrong when the list was made stay in it while they are put right.
  const [total] = useState(only === 'wrong' ? now.counts.wrong : now.total)
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  const seen = rows.getVirtualItems()
  const { rowAt, mend } = useImportRows({ doc, now, only }, seen)
  const stand = (row: number, column: number, edits: boolean) => {
    setPlace({ row, column })
    setEditing(edits)
  }
  const leave = () => {
    setEditing(false)
    scroller.current?.focus()
  }
  const cellId = `${id}-${place.row}-${place.column}`
  useEffect(() => {
    // Newer browsers answer with a promise here, which is nothing to clean up with.
    void document.getElementById(cellId)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [cellId])

  const toNextWrong = () => {
    const names = now.columns.map(({ name }) => name)
    const found = nextWrong(place, total, names, rowAt)
    setEditing(false)
    setPlace(found)
    rows.scrollToIndex(found.row)
    scroller.current?.focus()
  }

  const keys = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (editing || (move === undefined && !['Enter', 'F2', 'F8'].includes(event.key))) return
    event.preventDefault()
    if (event.key === 'F8') return toNextWrong()
    if (move === undefined) return setEditing(['right', 'wrong'].includes(rowAt(place.row)?.state ?? ''))
    const to = moved(place, move, total, now.columns.length)
    setPlace(to)
    rows.scrollToIndex(to.row)
  }

  // A cell has room for two short lines of what is wrong with it: the one at hand is told whole.
  const wrongHere = rowAt(place.row)?.errors[now.columns[place.column]?.name ?? '']
  if (total === 0)
    return (
      <div className={css.table}>
        <Empty title={t(importWords.allRight)} note={null} />
      </div>
    )
  return (
    <>
      <div
        ref={scroller}
        className={css.table}
        style={{ height: headHeight + total * rowHeight + 18 }}
        role="grid"
        tabIndex={0}
        aria-label={t(importWords.table)}
        aria-rowcount={total + 1}
        aria-colcount={now.columns.length + 2}
        aria-activedescendant={cellId}
        onKeyDown={keys}
      >
        <HeadRow columns={now.columns} />
        <div className={css.rows} role="rowgroup" style={{ height: rows.getTotalSize() }}>
          {seen.map(({ index, start }) => (
            <ImportRow
              key={index}
              id={`${id}-${index}`}
              index={index}
              start={start}
              row={rowAt(index)}
              columns={now.columns}
              column={place.row === index ? place.column : -1}
              editing={editing && place.row === index}
              onPoint={(column) => stand(index, column, false)}
              onEdit={(column) => stand(index, column, true)}
              onMend={(name, text) => {
                leave()
                void mend(index, name, text)
              }}
              onGiveUp={leave}
            />
          ))}
        </div>
      </div>
      <Hint wrong={now.counts.wrong} wrongHere={wrongHere} onNext={toNextWrong} />
    </>
  )
}

interface HintProps {
  readonly wrong: number
  /** What is wrong with the cell at hand. */
  readonly wrongHere: string | undefined
  readonly onNext: () => void
}

function Hint({ wrong, wrongHere, onNext }: HintProps) {
  const t = useWords()
  return (
    <div className={css.hint}>
      {wrong > 0 && (
        <Button size="small" onClick={onNext}>
          {t(importWords.nextWrong)}
        </Button>
      )}
      {wrongHere === undefined ? (
        <small>{t(importWords.editHint)}</small>
      ) : (
        <small className={css.said}>{wrongHere}</small>
      )}
    </div>
  )
}

function HeadRow({ columns }: Pick<Import, 'columns'>) {
  const t = useWords()
  return (
    <div className={css.head} role="row" aria-rowindex={1}>
      <div className={css.number} role="columnheader">
        {t(importWords.row)}
      </div>
      {columns.map(({ name, label, required }) => (
        <div key={name} className={css.cell} role="columnheader" title={label}>
          {required && <i aria-hidden="true">*</i>}
          {label}
        </div>
      ))}
      <div className={css.status} role="columnheader">
        {t(importWords.state)}
      </div>
    </div>
  )
}

/** The rows in sight, read in windows; a cell that is put right is checked by the server and shown as it answers. */
function useImportRows({ doc, now, only }: RowsTableProps, seen: readonly { readonly index: number }[]) {
  const lang = useLang()
  const windows = [...new Set(seen.map(({ index }) => Math.floor(index / windowSize)))]
  const answers = useQueries({
    queries: windows.map((at) => ({
      queryKey: rowsKey(doc, now.id, only, lang, at),
      queryFn: ({ signal }: { signal: AbortSignal }) => readWindow(doc, now.id, only, at, signal),
      staleTime: Infinity,
    })),
  })
  const rowAt = (index: number): ImportedRow | undefined =>
    answers[windows.indexOf(Math.floor(index / windowSize))]?.data?.[index % windowSize]

  const mend = async (index: number, name: string, text: string) => {
    const before = rowAt(index)
    if (before === undefined || (before.cells[name] ?? '') === text) return
    const answer = await http
      .post<{ readonly row: ImportedRow }>(`${importPath(doc)}/${now.id}/row`, {
        row: before.row,
        cells: { [name]: text },
      })
      .catch(() => null)
    if (answer === null) return
    queryClient.setQueryData<readonly ImportedRow[]>(
      rowsKey(doc, now.id, only, lang, Math.floor(index / windowSize)),
      (held) => held?.map((row) => (row.row === answer.row.row ? answer.row : row)),
    )
    await queryClient.invalidateQueries({
      queryKey: ['import', importPath(doc)],
      predicate: ({ queryKey }) => queryKey[2] !== 'rows',
    })
  }

  return { rowAt, mend }
}

function moved(from: Place, [down, right]: readonly [number, number], rows: number, columns: number): Place {
  const within = (at: number, count: number) => Math.min(count - 1, Math.max(0, at))
  return { row: within(from.row + down, rows), column: within(from.column + right, columns) }
}

/** The next wrong cell of the rows at hand; where they end, the row that follows. */
function nextWrong(
  from: Place,
  total: number,
  names: readonly string[],
  rowAt: (index: number) => ImportedRow | undefined,
): Place {
  for (let row = from.row; row < total; row += 1) {
    const errors = rowAt(row)?.errors
    if (errors === undefined) return { row, column: 0 }
    const column = names.findIndex((name, at) => errors[name] !== undefined && (row > from.row || at > from.column))
    if (column >= 0) return { row, column }
  }
  return { row: 0, column: 0 }
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-8, 0],
  PageDown: [8, 0],
}
