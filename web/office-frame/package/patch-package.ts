import { patchXml } from './patch-xml.ts'
import { packedPart, unpacked, writeZip, zipParts, type ZipPart } from './zip-parts.ts'

/**
 * The original package with nothing but what somebody changed in it: an editor writes every part anew in its own way, so
 * what it wrote is held against what it would have written of the file as it was opened. A part that is the same in both
 * stays as it lay in the original, byte for byte; of a changed one, all elements that are the same in both.
 */
export async function patchPackage(original: Uint8Array, opened: Uint8Array, edited: Uint8Array): Promise<Uint8Array> {
  const before = byName(zipParts(opened))
  const after = zipParts(edited)
  const changed = new Map<string, Uint8Array>()
  for (const part of after) {
    const plain = await changedContent(before.get(part.name), part)
    if (plain !== null) changed.set(part.name, plain)
  }
  const there = new Set(after.map(({ name }) => name))
  const parts: ZipPart[] = []
  for (const part of zipParts(original)) {
    const plain = changed.get(part.name)
    changed.delete(part.name)
    if (plain !== undefined)
      parts.push(await packedPart(part.name, await patchedPart(part, before.get(part.name), plain)))
    // What the editor does not know at all it cannot have taken away.
    else if (there.has(part.name) || !before.has(part.name)) parts.push(part)
  }
  for (const [name, plain] of changed) parts.push(await packedPart(name, plain))
  return writeZip(parts)
}

function byName(parts: readonly ZipPart[]): Map<string, ZipPart> {
  return new Map(parts.map((part) => [part.name, part]))
}

/** What a part holds now; null when it holds what it held. */
async function changedContent(before: ZipPart | undefined, after: ZipPart): Promise<Uint8Array | null> {
  if (before !== undefined && before.crc === after.crc && before.size === after.size) return null
  return unpacked(after)
}

/** A changed part: the original with what was changed in it, else as the editor wrote it. */
async function patchedPart(original: ZipPart, opened: ZipPart | undefined, edited: Uint8Array): Promise<Uint8Array> {
  const was = await unpacked(original)
  const texts = [was, opened && (await unpacked(opened)), edited].map((bytes) => bytes && textOf(bytes))
  const [originalText, openedText, editedText] = texts
  if (originalText && openedText && editedText && isXml(original.name)) {
    const patched = patchXml({ original: originalText, opened: openedText, edited: editedText })
    if (patched !== null) return new TextEncoder().encode(patched)
  }
  return withProlog(was, edited)
}

function isXml(name: string): boolean {
  return /\.(xml|rels)$/i.test(name)
}

/** The text of a part with its byte order mark; null where it is in another encoding than UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const xml = /^\ufeff?(<\?xml[^>]*\?>\s*)/

/** Keeps the first line of an XML part, which says its encoding and which some readers want. */
function withProlog(original: Uint8Array, plain: Uint8Array): Uint8Array {
  const decoder = new TextDecoder()
  const prolog = xml.exec(decoder.decode(original.subarray(0, 200)))?.[1]
  if (prolog === undefined || xml.test(decoder.decode(plain.subarray(0, 200)))) return plain
  // Whatever the original was encoded in, this one is UTF-8.
  const head = new TextEncoder().encode(prolog.replace(/encoding=(["'])[^"']*\1/i, 'encoding="UTF-8"'))
  const whole = new Uint8Array(head.length + plain.length)
  whole.set(head)
  whole.set(plain, head.length)
  return whole
}
