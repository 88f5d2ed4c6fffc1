import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The time now, epoch ms of the minute; whoever asks is drawn again as minutes pass, so a page left open overnight greets right. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, thisMinute)
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}
