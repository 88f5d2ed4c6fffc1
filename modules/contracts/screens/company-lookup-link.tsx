import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type DetailTabProps, http, useWords } from '../../../web/module-api.ts'
import { companyLookupWords as words } from '../words/company-lookup.ts'

/** EXT-01: what the outside service knows of this counterparty, in a new window. */
export default function LookupLink({ record }: DetailTabProps) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    // A window is only given to the press itself; what it shows comes a moment later.
    const shown = window.open('', '_blank')
    if (shown) shown.opener = null
    setBusy(true)
    try {
      const { address } = await http.form<{ readonly address: string }>('/api/external/company', {
        keyword: record['cpName'],
      })
      if (shown) shown.location.replace(address)
      else location.assign(address)
    } catch {
      // What was wrong has been said.
      shown?.close()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="external" title={t(words.hint)} busy={busy} onClick={() => void open()}>
      {t(words.open)}
    </Button>
  )
}
