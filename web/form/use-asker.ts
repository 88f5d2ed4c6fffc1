import { useMemo, useState } from 'react'
import type { Asker } from '../../core/expression/expression.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { useSession } from '../platform/session/session.ts'

/** Who asks and when, for the expressions of a form; the day is that of its opening. */
export function useAsker(): Asker {
  const { user } = useSession()
  const [today] = useState(() => dayOfMs(Date.now()))
  return useMemo(
    () => ({ today, me: user.userId, myUnit: user.userDwid ?? null, myDept: user.userBmid ?? null }),
    [today, user],
  )
}
