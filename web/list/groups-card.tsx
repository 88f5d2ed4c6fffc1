import { formatNumber } from '../../core/decimal.ts'
import type { Described } from '../../core/described.ts'
import { Icon } from '../../ui/icon.tsx'
import { fieldNamed } from '../data/described.ts'
import { useLang } from '../session/language.ts'
import { useGroupKey } from './groups-key.tsx'
import { TotalsSum } from './totals-sum.tsx'
import type { GroupLine } from './windows.ts'
import css from './groups.module.css'

/** The line of a group on a phone. */
export function GroupCard({
  doc,
  line: { group, by, depth, open },
  onToggle,
}: {
  readonly doc: Described
  readonly line: GroupLine
  readonly onToggle: () => void
}) {
  const lang = useLang()
  const { label, value } = useGroupKey(doc)(by, group.key)
  const fields = Object.keys(group.totals).flatMap((name) => fieldNamed(doc.fields, name) ?? [])
  return (
    <button
      type="button"
      className={css.card}
      style={{ marginInlineStart: depth * 12, width: `calc(100% - ${depth * 12}px)` }}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Icon name={open ? 'down' : 'right'} size={14} />
      <span className={css.of}>{label}</span>
      <b>{value}</b>
      <span className={css.count}>{formatNumber(String(group.count), null, lang)}</span>
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <TotalsSum doc={doc} field={field} sums={group.totals[field.name] ?? []} tight />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </button>
  )
}
