import type { Described } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Icon } from '../../../ui/icon.tsx'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import type { GroupLine } from '../grid/grid-windows-type.ts'
import { TotalsSum } from '../totals/totals-sum.tsx'
import { useGroupKey } from './use-group-label.tsx'
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
