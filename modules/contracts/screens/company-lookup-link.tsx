import { type DetailLinkEntry, type DetailLinkSource, http, type Values } from '../../../web/module-api.ts'
import { companyLookupWords as words } from '../words/company-lookup.ts'

/** EXT-01: what the outside service knows of this counterparty, in a new window. */
export default async function lookupLinks({ record, say }: DetailLinkSource): Promise<readonly DetailLinkEntry[]> {
  return [
    {
      key: 'lookup',
      label: say(words.open),
      hint: say(words.hint),
      icon: 'external',
      onPress: () => openLookup(record['cpName'] ?? null),
    },
  ]
}

async function openLookup(keyword: Values[string]): Promise<void> {
  // A window is only given to the press itself; what it shows comes a moment later.
  const shown = window.open('', '_blank')
  if (shown) shown.opener = null
  try {
    const { address } = await http.form<{ readonly address: string }>('/api/external/company', { keyword })
    if (shown) shown.location.replace(address)
    else location.assign(address)
  } catch {
    // What was wrong has been said.
    shown?.close()
  }
}
