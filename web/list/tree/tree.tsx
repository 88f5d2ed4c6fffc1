import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Described, DescribedField, DescribedTree } from '../../../core/description/described-document.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { readTotals } from '../../platform/data/row-groups-and-totals.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { saveRecord } from '../../platform/data/use-record.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { GridInteractions } from '../grid/grid-interactions.ts'
import { MoveDialog } from './move-dialog.tsx'
import { onTreeKey } from './tree-keys.ts'
import { TreeRow } from './tree-row.tsx'
import { treeWords } from './tree-words.ts'
import { useTreeLines } from './use-tree-lines.ts'
import css from './tree.module.css'

interface TreeProps {
  readonly doc: Described
  readonly tree: DescribedTree
  /** The columns of the list. */
  readonly fields: readonly DescribedField[]
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly onOpen: (row: Values) => void
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly work: GridInteractions | null
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly label: string
  readonly onTotal: (total: number, approximate: boolean) => void
}

const height = 44

/** The rows of a list below their parents, each level read when it is opened. */
export default function Tree(props: TreeProps) {
  const { doc, tree, fields, topic, query, onOpen, actions, work, empty, failed, label } = props
  const t = useWords()
  const phone = usePhone()
  const scroller = useRef<HTMLDivElement>(null)
  const at = useTreeLines(doc, topic, query)
  const { move, moving, setMoving, held, setHeld } = useMoves(doc, tree)
  useTotal(props)
  const lines = useVirtualizer({
    count: at.lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  })
  if (at.error) return <div className={css.state}>{failed(at.error, at.retry)}</div>
  if (at.empty) return <div className={css.state}>{empty}</div>
  if (at.waiting) return <Skeleton lines={8} height={20} />
  const shown = columnsOf(doc, tree, fields, phone ? 1 : 6)
  const mayMove = doc.verbs.includes('bj') && fieldNamed(doc.fields, tree.parent)?.rights.write === true
  return (
    <>
      {held && (
        <div className={css.top} onDragOver={(event) => event.preventDefault()} onDrop={() => void move(held, null)}>
          {t(treeWords.toTop)}
        </div>
      )}
      <div
        ref={scroller}
        className={joinClassNames(css.tree, held && css.dragging)}
        role="treegrid"
        aria-label={label}
        onKeyDown={onTreeKey}
      >
        <div className={css.head} role="row">
          {[fieldNamed(doc.fields, doc.title), ...shown].map((field) => (
            <span
              key={field?.name}
              role="columnheader"
              className={joinClassNames(field?.numeric && css.figure)}
              title={field?.label}
            >
              {field?.label}
            </span>
          ))}
          <span role="columnheader" className={css.acts} />
        </div>
        <div style={{ height: lines.getTotalSize(), position: 'relative' }} role="presentation">
          {lines.getVirtualItems().map((item) => {
            const line = at.lines[item.index]
            return (
              line && (
                <TreeRow
                  key={line.key}
                  doc={doc}
                  tree={tree}
                  line={line}
                  index={item.index}
                  start={item.start}
                  height={height}
                  columns={shown}
                  work={work}
                  actions={actions}
                  held={held}
                  onHold={mayMove ? setHeld : null}
                  onAsk={setMoving}
                  onDrop={(parent) => held && void move(held, parent)}
                  onOpen={onOpen}
                  onToggle={at.toggle}
                  onMore={at.more}
                />
              )
            )
          })}
        </div>
      </div>
      {moving && (
        <MoveDialog
          doc={doc}
          topic={topic}
          query={query}
          row={moving}
          onMove={(parent) => void move(moving, parent)}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  )
}

/** Giving a record another parent, by hand or from a dialog; what the server refuses it says. */
function useMoves(doc: Described, { parent: name }: DescribedTree) {
  const t = useWords()
  const [moving, setMoving] = useState<Values | null>(null)
  const [held, setHeld] = useState<Values | null>(null)
  // Only the parent is sent: what a save leaves out stays as it is.
  const moved = { ...doc, fields: doc.fields.filter((field) => field.name === name) }
  const move = async (row: Values, parent: string | null): Promise<void> => {
    setMoving(null)
    setHeld(null)
    if (parent === row.id || parent === (row[name] ?? null)) return
    try {
      await saveRecord(moved, { id: row.id ?? null, ver: row.ver ?? null, [name]: parent }, newKey())
      toast.success(t(treeWords.moved))
    } catch (failure) {
      toast.error(failureText(failure))
    }
  }
  return { move, moving, setMoving, held, setHeld }
}

function useTotal({ doc, topic, query, onTotal }: TreeProps): void {
  const lang = useLang()
  const { data } = useQuery({
    queryKey: [...topic, 'page', query, lang, 'count'],
    queryFn: ({ signal }) => readTotals(doc, query, null, signal),
  })
  const count = data?.count
  useEffect(() => {
    if (count !== undefined) onTotal(count, false)
  }, [onTotal, count])
}

/** As many columns of the list as a tree has room for; what is rolled up is one of them. */
function columnsOf(
  doc: Described,
  { parent, rollUp }: DescribedTree,
  fields: readonly DescribedField[],
  most: number,
): readonly DescribedField[] {
  const others = fields.filter(({ name }) => name !== doc.title && name !== parent && name !== doc.numberField)
  const rolled = others.filter(({ name }) => name === rollUp?.of)
  const rest = others.filter(({ name }) => name !== rollUp?.of).slice(0, most - rolled.length)
  return [...rolled, ...rest]
}
