import { useCallback, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Described, DescribedField, DescribedTree } from '../../../core/description/described-document.ts'
import { dueLight } from '../../../core/description/due-light.ts'
import { shownValue } from '../../../core/description/shown-value.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { titleText } from '../../platform/data/record-title.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { useToday } from '../../platform/data/use-today.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { isChosen } from '../actions/selection.ts'
import { DueDay } from '../due-light/due-day.tsx'
import { idle, type GridInteractions } from '../grid/grid-interactions.ts'
import { gridWords } from '../grid/grid-words.ts'
import { treeWords } from './tree-words.ts'
import type { RecordLine, TreeLine } from './use-tree-lines.ts'
import css from './tree.module.css'

interface TreeRowProps {
  readonly doc: Described
  readonly tree: DescribedTree
  readonly line: TreeLine
  readonly index: number
  readonly start: number
  readonly height: number
  readonly columns: readonly DescribedField[]
  readonly work: GridInteractions | null
  readonly actions: (row: Values, active: boolean) => ReactNode
  /** The record in the hand. */
  readonly held: Values | null
  /** Takes a record into the hand, or lets it go; null for who may move none. */
  readonly onHold: ((row: Values | null) => void) | null
  readonly onAsk: (row: Values) => void
  readonly onDrop: (parent: string) => void
  readonly onOpen: (row: Values) => void
  readonly onToggle: (id: string) => void
  readonly onMore: (parent: string | null) => void
}

/** One line of a tree. */
export function TreeRow(props: TreeRowProps) {
  const { line, start, height, onMore } = props
  const t = useWords()
  const place = { top: start, height, paddingInlineStart: 12 + line.depth * 20 }
  if (line.kind === 'row') return <RecordRow {...props} line={line} />
  return (
    <div className={css.row} style={place} role="row" aria-level={line.depth + 1}>
      {line.kind === 'wait' ? (
        <Skeleton lines={1} />
      ) : (
        <Button look="link" onClick={() => onMore(line.parent)}>
          {t(treeWords.more)}
        </Button>
      )}
    </div>
  )
}

interface RecordRowProps extends TreeRowProps {
  readonly line: RecordLine
}

function RecordRow(props: RecordRowProps) {
  const { doc, line, start, height, columns, actions, held, onHold, onAsk, onDrop } = props
  const t = useWords()
  const [over, setOver] = useState(false)
  const { row, node } = line
  const takes = held !== null && held.id !== row.id
  return (
    <div
      className={joinClassNames(css.row, !node.hit && css.way, takes && over && css.over)}
      style={{ top: start, height }}
      role="row"
      aria-level={line.depth + 1}
      aria-expanded={node.children > 0 ? line.open : undefined}
      draggable={onHold !== null}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(row[doc.title] ?? ''))
        onHold?.(row)
      }}
      onDragEnd={() => onHold?.(null)}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(line.key)
      }}
    >
      <TitleCell {...props} />
      {columns.map((field) => (
        <span key={field.name} role="gridcell" className={joinClassNames(field.numeric && css.figure)}>
          <Value {...props} field={field} />
        </span>
      ))}
      <span role="gridcell" className={css.acts}>
        {onHold && (
          <button
            type="button"
            className={css.turn}
            title={t(treeWords.move)}
            aria-label={t(treeWords.move)}
            onClick={() => onAsk(row)}
          >
            <Icon name="swap" size={16} />
          </button>
        )}
        {actions(row, true)}
      </span>
    </div>
  )
}

function TitleCell({ doc, line, index, work, onOpen, onToggle }: RecordRowProps) {
  const t = useWords()
  const name = titleText(doc, line.row, useLang())
  const { row, node } = line
  const chosen = useStore(
    work?.selection.store ?? idle.selection,
    useCallback((state) => isChosen(state, line.key), [line.key]),
  )
  return (
    <span role="gridcell" className={css.title} style={{ paddingInlineStart: line.depth * 20 }}>
      {node.children > 0 ? (
        <button
          type="button"
          className={css.turn}
          aria-expanded={line.open}
          aria-label={t(line.open ? treeWords.close : treeWords.open, { name })}
          onClick={() => onToggle(line.key)}
        >
          <Icon name={line.open ? 'down' : 'right'} size={14} />
        </button>
      ) : (
        <span className={css.turn} />
      )}
      {work && (
        <input
          type="checkbox"
          checked={chosen}
          aria-label={t(gridWords.choose, { n: index + 1 })}
          onChange={() => work.selection.toggle(index, row)}
        />
      )}
      <button type="button" className={css.name} title={name} data-name="" onClick={() => onOpen(row)}>
        {name}
      </button>
      {node.apart && (
        <span className={css.apart} title={t(treeWords.apart)} role="img" aria-label={t(treeWords.apart)}>
          <Icon name="info" size={15} />
        </span>
      )}
    </span>
  )
}

function Value({ tree, line, field }: RecordRowProps & { readonly field: DescribedField }) {
  const t = useWords()
  const lang = useLang()
  const text = textIn(lang)
  const today = useToday()
  const { row, node } = line
  if (field.name === tree.rollUp?.of && node.rolled !== null)
    return <b title={t(treeWords.rolled)}>{formatNumber(node.rolled, null, lang)}</b>
  const { Cell } = onPage(field.kind)
  const shown = <Cell value={shownValue(field, row)} field={field} text={text} />
  const light = dueLight(field, row, today)
  return light === null ? shown : <DueDay light={light}>{shown}</DueDay>
}
