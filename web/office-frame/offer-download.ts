/** Gives bytes to the reader's own disk under a name. */
export function offerDownload(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([new Uint8Array(bytes)]))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
