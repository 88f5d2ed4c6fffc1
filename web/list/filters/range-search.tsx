import type { DescribedField } from '../../../core/description/described-document.ts'
import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { relativeDays } from '../../../core/values/relative-days.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'
import { isDays, toldOf } from './filter-modes.ts'
import { filterWords, relativeWords } from './filters-words.ts'
import css from './search-form.module.css'

interface RangeSearchProps {
  readonly id: string
  readonly field: DescribedField
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/**
 * A condition with a lower and an upper end, in the kind's own inputs; either may be left open. Days may be told from
 * today.
 */
export function RangeSearch({ id, field, value, onChange }: RangeSearchProps) {
  const t = useWords()
  const text = textIn(useLang())
  const byDay = field.kind === 'dateTime'
  const asked = byDay ? { ...field, kind: 'date' } : field
  const { Input } = onPage(asked.kind)
  const { from = null, to = null } = toldOf(value)
  const put = (changed: { readonly from: Json; readonly to: Json }) =>
    onChange(changed.from === null && changed.to === null ? null : changed)
  const shared = {
    field: asked,
    record: {},
    text,
    disabled: false,
    error: null,
    search: true,
    compact: true,
    onFill: () => undefined,
    onBlur: () => undefined,
  }
  return (
    <div className={css.range}>
      <Input
        {...shared}
        id={id}
        value={byDay ? dayOf(from) : from}
        label={`${field.label}: ${t(listWords.from)}`}
        onChange={(next) => put({ from: byDay ? startOf(next) : next, to })}
      />
      <span aria-hidden="true">–</span>
      <Input
        {...shared}
        id={`${id}-to`}
        value={byDay ? dayOf(to) : to}
        label={`${field.label}: ${t(listWords.to)}`}
        onChange={(next) => put({ from, to: byDay ? endOf(next) : next })}
      />
      {isDays(field.kind) && (
        <ActionMenu
          entries={() =>
            relativeDays.map((key) => ({
              key,
              label: t(relativeWords[key]),
              onClick: () => onChange({ relative: key }),
            }))
          }
          button={(trigger) => (
            <Button
              {...trigger}
              look="quiet"
              className={css.told ?? ''}
              aria-label={`${field.label}: ${t(filterWords.relative)}`}
              title={t(filterWords.relative)}
              icon="down"
            />
          )}
        />
      )}
    </div>
  )
}

const elevenHours = 11 * hourMs

/** The day of an end, which may be told as a day. */
function dayOf(end: Json): Json {
  return typeof end === 'number' ? dayOfMs(end) : end
}

function startOf(day: Json): Json {
  return typeof day === 'string' ? msOfDay(day) - elevenHours : null
}

/** The last millisecond of a day. */
function endOf(day: Json): Json {
  return typeof day === 'string' ? msOfDay(addDays(day, 1)) - elevenHours - 1 : null
}
