import { useRef, useState } from 'react'
import type { ChangeEvent, CompositionEvent } from 'react'

type Box = HTMLInputElement | HTMLTextAreaElement

/** What a controlled text box needs besides its looks. */
interface Typing {
  readonly value: string
  readonly onChange: (event: ChangeEvent<Box>) => void
  readonly onCompositionStart: (event: CompositionEvent<Box>) => void
  readonly onCompositionEnd: (event: CompositionEvent<Box>) => void
}

/**
 * Text typed through an input method: while characters are being composed the half-made text stays in
 * the box, and only what was chosen reaches `onChange`, once.
 */
export function useComposition(value: string, onChange: (text: string) => void): Typing {
  const [draft, setDraft] = useState<string | null>(null)
  const composing = useRef(false)
  return {
    value: draft ?? value,
    onChange: (event) => {
      if (composing.current) setDraft(event.target.value)
      else onChange(event.target.value)
    },
    onCompositionStart: (event) => {
      composing.current = true
      setDraft(event.currentTarget.value)
    },
    onCompositionEnd: (event) => {
      composing.current = false
      setDraft(null)
      onChange(event.currentTarget.value)
    },
  }
}
