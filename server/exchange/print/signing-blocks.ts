import type { Signing } from './print-document.ts'
import { printField, type Printed } from './printed-field.ts'
import { printWords } from './words.ts'

const byHand = ['signer', 'signerName', 'signingDay', 'seal'] as const

/** A block for each party that signs the print on paper; nothing where nobody does. */
export function signingBlocks(printed: Printed): Signing[] {
  const { doc, say } = printed
  const parties = (doc.print?.signing ?? []).filter((name) => printed.fields.has(name))
  if (parties.length === 0) return []
  const lines = byHand.map((name) => say.words((lang) => printWords[name][lang]).replaceAll('\n', ' / '))
  return [
    {
      kind: 'signing',
      title: say.words((lang) => printWords.signing[lang]),
      parties: parties.map((name) => ({ name: printField(printed, name), lines })),
    },
  ]
}
