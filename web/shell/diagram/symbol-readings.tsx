import type { DiagramValue } from '../../../core/api-types/diagram.ts'
import type { SeriesFieldInfo } from '../../../core/api-types/time-series.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { markText, valueText } from './value-text.ts'
import { diagramWords as words } from './words.ts'
import css from './diagram.module.css'

interface ReadingsProps {
  readonly values: readonly DiagramValue[]
  readonly fields: readonly SeriesFieldInfo[]
  /** Says between which limits each may be. */
  readonly limits?: boolean
}

/** Values by name, each with what is wrong about it. */
export function Readings({ values, fields, limits = false }: ReadingsProps) {
  const lang = useLang()
  const t = useWords()
  return (
    <ul className={css.readings}>
      {values.map((value) => {
        const field = fields.find(({ name }) => name === value.field)
        const mark = markText(value, field, lang)
        const bounds = [
          value.low === null ? '' : `≥ ${valueText({ value: value.low }, field, lang)}`,
          value.high === null ? '' : `≤ ${valueText({ value: value.high }, field, lang)}`,
        ]
          .filter((bound) => bound !== '')
          .join(', ')
        return (
          <li key={value.field} className={value.mark === 'stale' ? css.old : undefined}>
            {field?.label}: {value.value === null ? t(words.noReading) : valueText(value, field, lang)}
            {mark !== '' && <span className={value.mark === 'stale' ? undefined : css.bad}> · {mark}</span>}
            {limits && bounds !== '' && ` (${bounds})`}
          </li>
        )
      })}
    </ul>
  )
}
