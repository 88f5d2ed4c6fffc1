import dayjs, { type Dayjs } from 'dayjs'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { InputProps } from '../field-services.ts'

interface Typed {
  readonly format: string
  /** What the picker shows of the present value. */
  readonly shown: Dayjs | null
  readonly take: (day: Dayjs) => void
}

/**
 * What a date picker is told so that nothing typed is lost when it is left: a day that it can read is taken without
 * being confirmed, what is no day stays as it was typed and is refused by the rule of its kind, and an emptied box is
 * empty.
 */
export function keepTyped(
  { format, shown, take }: Typed,
  { value, onChange, onBlur, search }: Pick<InputProps, 'value' | 'onChange' | 'onBlur' | 'search'>,
) {
  // A search has nothing to refuse with.
  if (search === true) return { onBlur }
  return {
    preserveInvalidOnBlur: true,
    // These close the panel before the box is left, and a day that the panel would not let one choose goes with it.
    onKeyDown({ key, target }: KeyboardEvent<HTMLElement>) {
      if (key === 'Tab' || key === 'Enter') tell(target)
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      tell(target)
      onBlur()
    },
  }

  function tell(box: EventTarget): void {
    // The panel's own buttons are left, too.
    if (!(box instanceof HTMLInputElement)) return
    const text = box.value.trim()
    if (text === (shown?.format(format) ?? value ?? '')) return
    const day = dayjs(text, format, true)
    if (text === '') onChange(null)
    else if (day.isValid()) take(day)
    else onChange(text)
  }
}
