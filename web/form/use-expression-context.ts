import { useMemo } from 'react'
import type { Asker } from '../../core/expression/expression.ts'
import { useToday } from '../platform/data/use-today.ts'
import type { SessionUser } from '../platform/session/session-start-data.ts'
import { useSession } from '../platform/session/session.ts'

/** Who asks and when, for the expressions of a form; the day is that of its opening. */
export function useAsker(): Asker {
  const { user } = useSession()
  const today = useToday()
  return useMemo(() => expressionContextOf(user, today), [today, user])
}

/** Somebody who asks on a day. */
export function expressionContextOf(user: SessionUser, today: string): Asker {
  return { today, me: user.userId, myUnit: user.userDwid ?? null, myDept: user.userBmid ?? null }
}
