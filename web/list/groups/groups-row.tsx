import type { Described } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { boxWidth, indexWidth, type Slice } from '../grid/column-layout.ts'
import type { GroupLine } from '../grid/grid-windows-type.ts'
import { TotalsSum } from '../totals/totals-sum.tsx'
import { useGroupKey } from './use-group-label.tsx'
import css from './groups.module.css'

interface GroupRowProps {
  readonly doc: Described
  readonly line: GroupLine
  readonly index: number
  readonly start: number
  readonly height: number
  readonly slice: Slice
  /** The keyboard stands here; `id` names the cell it stands on. */
  readonly active: boolean
  readonly id: string
  readonly boxed: boolean
  readonly onToggle: (index: number) => void
}

const shortest = 260
const indent = 20

/** The line of a group: what it is of, how many rows, their sums under the columns; a press opens it. */
export function GroupRow({
  doc,
  line: { group, by, depth, open },
  index,
  start,
  height,
  slice,
  active,
  id,
  boxed,
  onToggle,
}: GroupRowProps) {
  const lang = useLang()
  const { label, value } = useGroupKey(doc)(by, group.key)
  const lead = indexWidth + (boxed ? boxWidth : 0)
  const summed = placed(slice, lead).filter(({ field }) => group.totals[field.name] !== undefined)
  const room = Math.max(shortest, (summed[0]?.left ?? 4_000) - 12)
  return (
    <div
      className={joinClassNames(css.row, active && css.active, depth > 0 && css.inner)}
      role="row"
      aria-rowindex={index + 2}
      style={{ top: start, height }}
      data-group=""
    >
      <div
        className={css.label}
        style={{ maxWidth: room, paddingInlineStart: 12 + depth * indent }}
        role="gridcell"
        aria-colindex={1}
        id={active ? id : undefined}
      >
        <button type="button" tabIndex={-1} aria-expanded={open} onClick={() => onToggle(index)}>
          <Icon name={open ? 'down' : 'right'} size={14} />
          <span className={css.of}>{label}</span>
          <b>{value}</b>
          <span className={css.count}>{formatNumber(String(group.count), null, lang)}</span>
        </button>
      </div>
      <div className={css.sums} style={{ top: start, height }} role="presentation">
        {summed.map(({ field, width, left, place }) => (
          <div
            key={field.name}
            className={css.sum}
            style={{ left, width }}
            role="gridcell"
            aria-colindex={place + (boxed ? 3 : 2)}
          >
            <TotalsSum doc={doc} field={field} sums={group.totals[field.name] ?? []} tight />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Where each column begins. */
function placed({ columns }: Slice, lead: number) {
  let left = lead
  return columns.map((column, place) => {
    const at = left
    left += column.width
    return { ...column, place, left: at }
  })
}
