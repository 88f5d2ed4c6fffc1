import { useEffect } from 'react'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { decide, type Instance } from './approval-instance-queries.ts'

/** Tells the approval engine that its reader has opened what waits for him or was copied to him; once is enough. */
export function useViewed(instance: Instance | undefined, visible: boolean): void {
  const offer = visible ? instance?.offered.find(({ verb }) => verb === 'view') : undefined
  const place = offer ? `${instance?.procInstId}#${offer.taskId}` : null
  useEffect(() => {
    if (place === null || told.has(place) || !instance || !offer) return
    told.add(place)
    // Not having been told costs nothing but a mark in a list.
    decide(instance, offer, {}, newKey()).catch(() => told.delete(place))
  }, [place, instance, offer])
}

const told = new Set<string>()

/** Forgets what was opened. */
export function forgetViewed(): void {
  told.clear()
}
