import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import { titleText } from '../../platform/data/record-title.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { rowTitle } from '../../platform/data/row-title.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { treeWords } from './tree-words.ts'
import { useTreeLines, type TreeLine } from './use-tree-lines.ts'
import css from './tree.module.css'

interface MoveDialogProps {
  readonly doc: Described
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly row: Values
  readonly onMove: (parent: string | null) => void
  readonly onClose: () => void
}

/** Chooses another parent from the tree, which is shown without the record itself and what stands below it. */
export function MoveDialog({ doc, topic, query, row, onMove, onClose }: MoveDialogProps) {
  const t = useWords()
  const whole = { ...query, param: '', filters: {} }
  const { lines, toggle, more } = useTreeLines(doc, topic, whole, String(row.id))
  return (
    <Dialog open title={t(treeWords.moveOf, { name: rowTitle(doc, row) })} width={480} onClose={onClose}>
      <div className={css.pick}>
        <Button look="quiet" block onClick={() => onMove(null)}>
          {t(treeWords.top)}
        </Button>
        {lines.map((line) => (
          <Place key={line.key} doc={doc} line={line} onToggle={toggle} onMore={more} onMove={onMove} />
        ))}
      </div>
    </Dialog>
  )
}

interface PlaceProps extends Pick<MoveDialogProps, 'doc' | 'onMove'> {
  readonly line: TreeLine
  readonly onToggle: (id: string) => void
  readonly onMore: (parent: string | null) => void
}

function Place({ doc, line, onToggle, onMore, onMove }: PlaceProps) {
  const t = useWords()
  const lang = useLang()
  if (line.kind !== 'row')
    return line.kind === 'wait' ? (
      <Skeleton lines={1} />
    ) : (
      <Button look="link" onClick={() => onMore(line.parent)}>
        {t(treeWords.more)}
      </Button>
    )
  const name = titleText(doc, line.row, lang)
  return (
    <div className={css.place} style={{ paddingInlineStart: line.depth * 20 }}>
      {line.node.children > 0 ? (
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
      <button type="button" className={css.choice} onClick={() => onMove(line.key)}>
        {name}
      </button>
    </div>
  )
}
