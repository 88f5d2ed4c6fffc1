import { Suspense, lazy, useState } from 'react'
import { isDay } from '../../core/values/day.ts'
import { Icon } from '../../ui/icon.tsx'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { kindOf } from '../kinds.ts'
import type { Picks } from './calendar/pick-days.ts'
import { numberOption } from './field-options.ts'
import { PickerBox } from './picker-box.tsx'
import { codesIn } from './use-offered-choices.ts'
import { calendarWords } from './words.ts'

const CalendarDialog = lazy(() => import('./calendar/calendar-dialog.tsx'))

interface CalendarBoxProps extends InputProps {
  readonly picks: Picks
}

/** A box with the days chosen, which opens the calendar (WID-10). */
export function CalendarBox({
  id,
  value,
  field,
  text,
  disabled,
  error,
  label,
  search,
  picks,
  onChange,
  onBlur,
}: CalendarBoxProps) {
  const { say } = useHost()
  const [open, setOpen] = useState(false)
  const days = codesIn(value).filter(isDay)
  const close = () => {
    setOpen(false)
    onBlur()
  }
  const done = (next: readonly string[]) => {
    onChange(picks === 'one' || next.length === 0 ? (next[0] ?? null) : [...next])
    close()
  }
  return (
    <>
      <PickerBox
        id={id}
        names={days.length === 0 ? [] : [kindOf(field.kind).text(value, field, text)]}
        disabled={disabled}
        error={error}
        label={label}
        icon={<Icon name="calendar" size={15} />}
        onOpen={() => setOpen(true)}
        onClear={() => onChange(null)}
        onBlur={() => {
          if (!open) onBlur()
        }}
      />
      {open && (
        <Suspense>
          <CalendarDialog
            title={say(calendarWords[picks])}
            picks={picks}
            limit={search ? 0 : numberOption(field, 'limit', 0)}
            days={days}
            onDone={done}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
