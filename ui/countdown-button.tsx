import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from './button.tsx'
import { useCountdown } from './use-countdown.ts'

interface CountdownButtonProps {
  /** How long it rests after a press: 3 s unless said (WID-16). */
  readonly seconds?: number
  readonly look?: 'primary' | 'normal' | 'quiet'
  /** What the button says while it counts; the bare seconds unless said. */
  readonly waiting?: (left: number) => string
  /** What a press does; answering false begins no pause, so that a refused request can be made again at once. */
  readonly onPress: () => void | boolean | Promise<boolean>
  readonly children: ReactNode
}

/** A button that rests after a press and says how many seconds are left: 3, 2, 1. */
export function CountdownButton({
  seconds = 3,
  look = 'normal',
  waiting = String,
  onPress,
  children,
}: CountdownButtonProps) {
  const [left, start] = useCountdown()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const resting = busy || left > 0
  useFocusBack(button, resting)
  const press = async () => {
    const answer = onPress()
    if (!(answer instanceof Promise)) return answer === false ? undefined : start(seconds)
    setBusy(true)
    try {
      if (await answer) start(seconds)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button ref={button} look={look} disabled={resting} onClick={() => void press()}>
      {left > 0 ? waiting(left) : children}
    </Button>
  )
}

// A disabled button loses the focus; whoever works by keyboard gets his place back unless he went elsewhere.
function useFocusBack(button: RefObject<HTMLButtonElement | null>, resting: boolean): void {
  const held = useRef(false)
  useEffect(() => {
    if (resting) held.current = document.activeElement === button.current || document.activeElement === document.body
    else if (held.current && document.activeElement === document.body) button.current?.focus()
  }, [button, resting])
}
