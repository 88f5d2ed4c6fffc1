import type { Content } from '../../platform/workbook/random-access-file.ts'

/** The stream that each sort of old office document has; WPS writes the same ones. */
const streams: Readonly<Record<string, readonly string[]>> = {
  doc: ['WordDocument'],
  wps: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  et: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
  dps: ['PowerPoint Document'],
}

type Sector = (number: number) => Promise<Buffer>

const free = 0xfffffffa
const mostSectors = 4_096

/**
 * Whether a compound file holds what its extension says. Installers and mail have the same signature and
 * other streams.
 */
export async function isCompound(extension: string, content: Content): Promise<boolean> {
  const names = await streamNames(content)
  return (streams[extension] ?? []).some((name) => names.includes(name))
}

/** The names in the directory, which is a chain of sectors through the allocation table. */
async function streamNames(content: Content): Promise<string[]> {
  const header = await content.read(0, 512)
  if (header.length < 512) return []
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return []
  const sector: Sector = (number) => content.read((number + 1) * 2 ** shift, 2 ** shift)
  const names: string[] = []
  const seen = new Set<number>()
  for (let at = header.readUInt32LE(48); at < free && !seen.has(at) && seen.size < mostSectors;) {
    seen.add(at)
    names.push(...namesIn(await sector(at)))
    at = await nextSector(at, header, sector, 2 ** shift)
  }
  return names
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 64)
    if (length >= 2 && length <= 64) names.push(directory.toString('utf16le', at, at + length - 2))
  }
  return names
}

async function nextSector(number: number, header: Buffer, sector: Sector, size: number): Promise<number> {
  const perSector = size / 4
  const table = await sector(await tableSector(Math.floor(number / perSector), header, sector, perSector))
  return entryOf(table, number % perSector)
}

const inHeader = 109

/** Where a piece of the allocation table lies: the header lists the first 109, a chain of lists the rest. */
async function tableSector(slot: number, header: Buffer, sector: Sector, perSector: number): Promise<number> {
  if (slot < inHeader) return header.readUInt32LE(76 + slot * 4)
  let left = slot - inHeader
  for (let at = header.readUInt32LE(68), lists = 0; at < free && lists < mostSectors; lists += 1) {
    const list = await sector(at)
    if (left < perSector - 1) return entryOf(list, left)
    left -= perSector - 1
    at = entryOf(list, perSector - 1)
  }
  return free
}

function entryOf(table: Buffer, at: number): number {
  return at * 4 + 4 <= table.length ? table.readUInt32LE(at * 4) : free
}
