import { useMemo } from 'react'
import type { Asker } from '../../core/expression/expression.ts'
import { useToday } from '../platform/data/use-today.ts'
import { useSession } from '../platform/session/session.ts'

/** Who asks and when, for the expressions of a form; the day is that of its opening. */
export function useAsker(): Asker {
  const { user } = useSession()
  const today = useToday()
  return useMemo(
    () => ({ today, me: user.userId, myUnit: user.userDwid ?? null, myDept: user.userBmid ?? null }),
    [today, user],
  )
}
