import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { requireBounded } from './bounded-zip.ts'

test('reliability 11: an office file is let in as far as it really unpacks, whatever its headers claim', async () => {
  await expect(requireBounded(zipOf('word/document.xml', Buffer.from('<w/>'), 4))).resolves.toBeUndefined()
  const bomb = Buffer.alloc(130 * 1024 * 1024)
  await expect(requireBounded(zipOf('xl/worksheets/sheet1.xml', bomb, 1_000))).rejects.toThrow('too large')
  await expect(requireBounded(zipOf('a.xml', Buffer.from('x'), 500 * 1024 * 1024))).rejects.toThrow('too large')
  await expect(requireBounded(Uint8Array.from(Buffer.from('no zip at all, only a text')).buffer)).rejects.toThrow(
    'not a zip',
  )
})

/** An archive of one entry that claims `claimed` bytes. */
function zipOf(name: string, content: Buffer, claimed: number): ArrayBuffer {
  const packed = deflateRawSync(content)
  const title = Buffer.from(name)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(claimed, 18)
  facts.writeUInt16LE(title.length, 22)
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, title, packed])
  const directory = Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, Buffer.alloc(14), title])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Uint8Array.from(Buffer.concat([local, directory, end])).buffer
}
