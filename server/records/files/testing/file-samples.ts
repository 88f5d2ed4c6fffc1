import { deflateRawSync } from 'node:zlib'

/** What an entry holds: a text, or packed bytes with the size that the directory claims for them. */
type Entry = string | { readonly packed: Buffer; readonly size: number }

/** A zip archive of these entries, packed as office programs pack. */
export function zip(entries: Readonly<Record<string, Entry>>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, entry] of Object.entries(entries)) {
    const { packed, size } =
      typeof entry === 'string' ? { packed: deflateRawSync(entry), size: Buffer.byteLength(entry) } : entry
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, title, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, rest, title]))
    bodies.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, list, end])
}

/** The list of parts of an office document with this main part. */
export function contentTypes(main: string): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}+xml"/></Types>`
}

/**
 * A compound file with a directory that holds this stream, behind `before` sectors of content, which
 * sets the directory's sectors apart; `loops` makes their chain go round.
 */
export function compound(stream: string, before = 1, loops = false): Buffer {
  const size = 512
  const tables = Math.ceil((before + 8) / 128) + 2
  const lists = Math.max(0, Math.ceil((tables - 109) / 127))
  // Sectors: tables, lists of tables, content, two of the directory.
  const first = tables + lists + before
  const total = first + 2
  const file = Buffer.alloc((total + 1) * size)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(tables, 44)
  file.writeUInt32LE(first, 48)
  file.writeUInt32LE(lists === 0 ? 0xfffffffe : tables, 68)
  const sector = (number: number) => (number + 1) * size
  for (let slot = 0; slot < Math.max(109, tables); slot += 1) {
    const value = slot < tables ? slot : 0xffffffff
    if (slot < 109) file.writeUInt32LE(value, 76 + slot * 4)
    else file.writeUInt32LE(value, sector(tables + Math.floor((slot - 109) / 127)) + ((slot - 109) % 127) * 4)
  }
  for (let list = 0; list < lists; list += 1)
    file.writeUInt32LE(list + 1 < lists ? tables + list + 1 : 0xfffffffe, sector(tables + list) + 508)
  const link = (from: number, to: number) =>
    file.writeUInt32LE(to >>> 0, sector(Math.floor(from / 128)) + (from % 128) * 4)
  link(first, first + 1)
  link(first + 1, loops ? first : 0xfffffffe)
  entry(file, sector(first), 'Root Entry')
  // The stream stands in the second sector, so that the chain must be followed.
  entry(file, sector(first + 1) + 128, stream)
  return file
}

function entry(file: Buffer, at: number, name: string): void {
  file.write(name, at, 'utf16le')
  file.writeUInt16LE(name.length * 2 + 2, at + 64)
}
