import { Dialog } from '../../../ui/dialog.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { say, useWords } from '../../platform/session/use-words.ts'
import { addressOfRecord } from './favourite-and-recent-records.ts'
import { recentWords as words } from './words.ts'

type Place = Parameters<typeof addressOfRecord>[0]

/** Puts the record's address into the clipboard; false where the browser does not let a page do that. */
export async function copyLink(record: Place): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkOf(record))
    toast.success(say(words.linkCopied))
    return true
  } catch {
    return false // an address without TLS has no clipboard, or the reader forbade it
  }
}

/** The record's address to be copied by hand. */
export function LinkDialog({ record, onClose }: { readonly record: Place; readonly onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog open title={t(words.linkByHand)} onClose={onClose}>
      <InputBox
        readOnly
        autoFocus
        value={linkOf(record)}
        aria-label={t(words.linkByHand)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  )
}

function linkOf(record: Place): string {
  return location.origin + addressOfRecord(record)
}
