import { useEffect, useState } from 'react'

/** What became of opening a paper: undefined while it is opened. An error is thrown where it is drawn. */
export function usePaper<T>(open: (signal: AbortSignal) => Promise<T>): T | undefined {
  const [opened, setOpened] = useState<{ readonly paper: T } | { readonly error: unknown }>()
  // A dialog shows one file and is made anew for another, so it is opened once.
  const [begin] = useState(() => open)
  useEffect(() => {
    const stop = new AbortController()
    begin(stop.signal).then(
      (paper) => {
        if (!stop.signal.aborted) setOpened({ paper })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setOpened({ error })
      },
    )
    return () => stop.abort()
  }, [begin])
  if (opened && 'error' in opened) throw opened.error
  return opened?.paper
}
