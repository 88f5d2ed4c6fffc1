import type { KeyboardEvent } from 'react'

/** The arrow keys in a tree: up and down go from record to record, right and left open and close the one they stand on. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
  const row = event.target.closest<HTMLElement>('[role=row]')
  if (row === null) return
  const turn = row.querySelector<HTMLElement>('button[aria-expanded]')
  const isOpen = turn?.getAttribute('aria-expanded') === 'true'
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-name]')]
  const at = names.findIndex((name) => row.contains(name))
  if (event.key === 'ArrowDown') names[at + 1]?.focus()
  else if (event.key === 'ArrowUp') names[at - 1]?.focus()
  else if (event.key === 'ArrowRight' && !isOpen) turn?.click()
  else if (event.key === 'ArrowLeft' && isOpen) turn?.click()
  else return
  event.preventDefault()
}
