import { Button } from 'antd'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { InputProps } from '../host.ts'
import { useHost } from '../host.ts'
import { listOption } from '../parts/option.ts'
import { linesWords } from '../parts/words.ts'
import { linesOf, newLine, withCell, withCopy, type Line } from './edit-lines.ts'
import css from './lines.module.css'
import { LinesCards } from './lines-cards.tsx'
import { LinesTable } from './lines-table.tsx'
import { gridOf, withPasted } from './paste-lines.ts'

/** The editor of a sub-table: a table, on a phone cards; lines are added, copied, removed and pasted from a spreadsheet. */
export default function LinesInput({ id, value, field, disabled, error, text, inner = {}, onChange, onInnerBlur = () => undefined }: InputProps) {
  const { say, phone, lang } = useHost()
  const columns = field.columns ?? []
  const lines = linesOf(value)
  const put = (next: readonly Line[]) => onChange(next.length === 0 ? null : [...next])
  const View = phone ? LinesCards : LinesTable
  return (
    <div className={css.lines}>
      {lines.length === 0 ? <Empty small title={say(linesWords.none)} /> : (
        <View id={id} lines={lines} columns={columns} totals={listOption(field, 'totals')} text={text} locked={disabled} inner={inner}
          onPatch={(at, patch) => put(withCell(lines, at, patch))} onCopy={(at) => put(withCopy(lines, at, columns))}
          onRemove={(at) => put(lines.filter((_, index) => index !== at))} onAdd={() => put([...lines, newLine(columns)])} onBlur={onInnerBlur}
          onPaste={(pasted, at, column) => {
            const grid = gridOf(pasted)
            if (grid) put(withPasted(lines, grid, columns, { line: at, column }, lang))
            return grid !== null
          }} />
      )}
      {!disabled && (
        <footer className={css.foot}>
          <Button {...(lines.length === 0 ? { id } : {})} type="dashed" icon={<Icon name="plus" size={15} />} aria-describedby={error ? `${id}-error` : undefined} onClick={() => put([...lines, newLine(columns)])}>{say(linesWords.add)}</Button>
          {!phone && lines.length > 0 && <small>{say(linesWords.paste)}</small>}
        </footer>
      )}
    </div>
  )
}
