import { useCallback, useEffect, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { readSigned } from '../../platform/data/read-rows-to-sign.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** What is signed for by one press, once it is read: nobody signs before he can see it. */
export interface SignedRows {
  /** Null until they are read. */
  readonly rows: readonly Values[] | null
  readonly error: Error | null
  readonly retry: () => void
}

/** Reads what an action shows of the rows chosen in a list; none where it shows nothing. */
export function useSignedRows(
  doc: Described,
  list: string,
  names: readonly string[],
  rows: () => Promise<readonly Values[]>,
): SignedRows {
  const [read, setRead] = useState<readonly Values[] | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const readAll = useCallback(
    () =>
      rows()
        .then((found) => readSigned(doc, list, found))
        .then(setRead, setError),
    [doc, list, rows],
  )
  useEffect(() => {
    if (names.length > 0) void readAll()
  }, [names, readAll])
  const retry = () => {
    setError(null)
    void readAll()
  }
  return { rows: names.length === 0 ? none : read, error, retry }
}

const none: readonly Values[] = []
