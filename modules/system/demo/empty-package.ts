/** A package of empty files under some names: enough of one to be stored and offered. */
export function emptyPackage(names: readonly string[]): Buffer {
  const heads = names.map((name) => localHead(Buffer.from(name)))
  const offsets = heads.map((_, at) => heads.slice(0, at).reduce((sum, head) => sum + head.length, 0))
  const entries = names.map((name, at) => centralHead(Buffer.from(name), offsets[at] ?? 0))
  const body = Buffer.concat(heads)
  const index = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, index, end])
}

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function centralHead(name: Buffer, offset: number): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(20, 6)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, name])
}
