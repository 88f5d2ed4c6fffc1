import { useState } from 'react'
import type { FlowOffer } from './approval-instance-queries.ts'

export type Return = ReturnType<typeof useReturn>

/** Where a decision goes back to; it is asked once somebody means to return it: agreeing needs the room. */
export function useReturn(offers: readonly FlowOffer[]) {
  const back = offers.find(({ verb }) => verb === 'reject')
  const targets = back?.targets ?? []
  const [returning, setReturning] = useState(false)
  const [onward, setOnward] = useState(back?.onward)
  const [target, setTarget] = useState(targets[0]?.node ?? '')
  return {
    targets,
    returning,
    setReturning,
    onward,
    setOnward,
    target,
    setTarget,
    body: { ...(target === '' ? {} : { target }), ...(onward === undefined ? {} : { onward }) },
  }
}
