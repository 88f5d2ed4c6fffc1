import { waitFor } from '@testing-library/react'

/** The window that asks or tells something, once it is there. */
export function dialog(): Promise<HTMLElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=dialog]')
    if (!found) throw new Error('no dialog is open')
    return found
  })
}

/** Waits until no window is open any more. */
export function dialogClosed(): Promise<void> {
  return waitFor(() => {
    if (document.querySelector('[role=dialog]')) throw new Error('a dialog is open')
  })
}

/** The button of some words in a part of the page. */
export function buttonIn(part: HTMLElement, words: RegExp): HTMLElement {
  const found = [...part.querySelectorAll('button')].find(({ textContent }) => words.test(textContent ?? ''))
  if (!found) throw new Error(`no button ${String(words)}`)
  return found
}
