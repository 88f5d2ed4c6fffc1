import { useState } from 'react'
import { dayOfMs } from '../../../core/values/day.ts'

/** The day on which what asks was opened. */
export function useToday(): string {
  const [today] = useState(() => dayOfMs(Date.now()))
  return today
}
