import type { DiagramDescribed, DiagramNow, SymbolNow } from '../../../core/api-types/diagram.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { Readings } from './symbol-readings.tsx'
import { tagsOf } from './symbol-state.ts'
import { diagramWords as words } from './words.ts'
import css from './diagram.module.css'

interface PointsTableProps {
  readonly described: DiagramDescribed
  readonly now: DiagramNow
  readonly onOpen: (name: string) => void
}

/** Every symbol with its state and values, for whoever does not see the drawing; what is wrong comes first. */
export function PointsTable({ described, now, onOpen }: PointsTableProps) {
  const t = useWords()
  const stamp = useStamp()
  const isPower = described.lines.some(({ carries }) => carries === 'power')
  const drawn = new Map(described.symbols.map((one) => [one.name, one]))
  return (
    <div className={css.table}>
      <table>
        <thead>
          <tr>
            {[words.part, words.state, words.reading, words.time].map((one) => (
              <th key={one.en} scope="col">
                {t(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now.symbols
            .toSorted((a, b) => urgency(a) - urgency(b))
            .map((one) => {
              const symbol = drawn.get(one.name)
              if (symbol === undefined) return null
              return (
                <tr key={one.name}>
                  <th scope="row">
                    <Button look="quiet" onClick={() => onOpen(one.name)}>
                      {symbol.label}
                    </Button>
                  </th>
                  <td>
                    <span className={css.tags}>
                      {tagsOf(symbol, one, isPower).map((tag) => (
                        <StatusTag key={tag.words.en} tone={tag.tone}>
                          {t(tag.words)}
                        </StatusTag>
                      ))}
                    </span>
                  </td>
                  <td>{one.values.length > 0 && <Readings values={one.values} fields={described.fields} />}</td>
                  <td>{one.readAt === null ? '' : stamp(one.readAt, 'minute')}</td>
                </tr>
              )
            })}
        </tbody>
      </table>
    </div>
  )
}

function urgency({ alarmed, stale }: SymbolNow): number {
  if (alarmed) return 0
  return stale ? 1 : 2
}
