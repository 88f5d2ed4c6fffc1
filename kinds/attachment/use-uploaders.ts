import { useHost } from '../field-services.ts'
import type { FileRecord } from './file-record.ts'

type Sent = Pick<FileRecord, 'userId' | 'userName'>

/** Who sent each of these files, in the reader's language; whom nobody knows any more is called as at that time. */
export function useSenders(files: readonly Sent[]): (file: Sent) => string {
  const { useNames } = useHost()
  const name = useNames(
    'person',
    [...new Set(files.map(({ userId }) => userId))].filter((id) => id !== ''),
  )
  return ({ userId, userName }) => {
    const known = userId === '' ? '' : name('person', userId)
    return known === '' || known === userId || known === '—' ? userName : known
  }
}
