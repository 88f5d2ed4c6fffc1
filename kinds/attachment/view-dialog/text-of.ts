/** A text in UTF-8, UTF-16 with its mark, GB 18030 or Windows-1251; `cut` says that its last letter may be half. */
export function textOf(bytes: ArrayBuffer, cut: boolean): string {
  const start = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  for (let less = 0; less <= (cut ? 3 : 0); less += 1) {
    const text = strictly('utf-8', bytes.slice(0, bytes.byteLength - less))
    if (text !== null) return text
  }
  const russian = new TextDecoder('windows-1251').decode(bytes)
  return isRussian(russian) ? russian : new TextDecoder('gb18030').decode(bytes)
}

function strictly(coding: string, bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder(coding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Chinese read as Russian is mostly capitals and signs; Russian is mostly small letters. */
function isRussian(text: string): boolean {
  const foreign = text.match(/[^\0-\x7f]/g) ?? []
  return foreign.length > 0 && foreign.filter((letter) => /[а-яё]/.test(letter)).length > foreign.length * 0.6
}
