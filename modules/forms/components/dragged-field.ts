import type { DragEvent } from 'react'

/** What is being dragged: a new field of a kind, or one of the drawing by its path. */
export type Carried = { readonly kind: string } | { readonly path: string }

const type = 'application/x-form-field'

export function carry(event: DragEvent<HTMLElement>, what: Carried): void {
  event.stopPropagation()
  event.dataTransfer.effectAllowed = 'copyMove'
  event.dataTransfer.setData(type, JSON.stringify(what))
}

/** What was let go; null when it is none of ours. */
export function carriedBy(event: DragEvent<HTMLElement>): Carried | null {
  const text = event.dataTransfer.getData(type)
  return text === '' ? null : (JSON.parse(text) as Carried) // written by `carry`
}

/** Whether something of ours hovers here; what it is the browser tells only when it is let go. */
export function isCarried(event: DragEvent<HTMLElement>): boolean {
  return event.dataTransfer.types.includes(type)
}
