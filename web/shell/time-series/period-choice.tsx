import { addDays } from '../../../core/values/day.ts'
import { Segments } from '../../../ui/segmented-control.tsx'
import type { Form } from '../../form/form-store.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { useToday } from '../../platform/data/use-today.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { dayOfCondition } from './day-of-condition.ts'
import { seriesPageWords as words } from './words.ts'

// Days before today at which each begins.
const spans = { day: 0, week: 6, month: 29, quarter: 89, year: 364 } as const

type Span = keyof typeof spans

const names = Object.keys(spans) as readonly Span[] // the keys of what stands above

/** Periods that are asked for most, each up to today; the days themselves may be chosen beside them. */
export function Period({ form, values }: { readonly form: Form; readonly values: Values }) {
  const t = useWords()
  const today = useToday()
  const chosen = names.find(
    (name) => dayOfCondition(values, 'to') === today && dayOfCondition(values, 'from') === addDays(today, -spans[name]),
  )
  return (
    <Segments<Span | 'own'>
      label={t(words.period)}
      value={chosen ?? 'own'}
      segments={[...names, ...(chosen === undefined ? (['own'] as const) : [])].map((value) => ({
        value,
        label: t(words[value]),
      }))}
      onChange={(name) => {
        if (name !== 'own') form.set({ from: addDays(today, -spans[name]), to: today })
      }}
    />
  )
}
