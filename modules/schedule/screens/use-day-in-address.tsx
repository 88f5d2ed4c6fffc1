import { useState } from 'react'
import { dayOfMs, isDay } from '../../../core/values/day.ts'
import { usePage } from '../../../web/module-api.ts'

/** One time of an entry. */
export interface At {
  readonly id: string
  readonly day: string
}

/** The day in sight and the entry that is open; an address such as a notice's says both. */
export function useAskedDay() {
  const { query } = usePage()
  const asked = `${query.get('day') ?? ''} ${query.get('event') ?? ''}`
  const [known, setKnown] = useState('')
  const [day, setDay] = useState(() => dayOfMs(Date.now()))
  const [entry, setEntry] = useState<At | null>(null)
  if (asked !== known) {
    setKnown(asked)
    const [askedDay = '', id = ''] = asked.split(' ')
    if (isDay(askedDay)) {
      setDay(askedDay)
      setEntry(id === '' ? null : { id, day: askedDay })
    }
  }
  return { day, setDay, entry, setEntry }
}
