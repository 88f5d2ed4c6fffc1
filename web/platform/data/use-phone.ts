import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

/** Whether the screen is as narrow as a phone; lists become cards and dialogs full. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false)
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}
