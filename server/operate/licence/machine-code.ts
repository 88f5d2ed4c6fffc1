import { createHash } from 'node:crypto'

// Without letters and figures that are read as one another over the telephone.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What an installation tells whoever issues its licence: four groups that can be read aloud, made of its id. */
export function machineCode(installationId: string): string {
  const bytes = createHash('sha256').update(`amur-machine ${installationId}`).digest().subarray(0, 16)
  const code = [...bytes].map((byte) => letters[byte % letters.length]).join('')
  return `AMUR-${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8, 12)}-${code.slice(12, 16)}`
}
