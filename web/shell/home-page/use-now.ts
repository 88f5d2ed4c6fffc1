import { useSyncExternalStore } from 'react'
import { minuteMs } from '../../../core/values/duration.ts'

/**
 * The time now, epoch ms of the minute; whoever asks is drawn again as minutes pass, so a page left open overnight
 * greets right.
 */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, thisMinute)
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs
}
