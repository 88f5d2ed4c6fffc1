import { inspectPackage, type PackageProblem, unpackEntry } from '../../platform/workbook/inspect-package.ts'
import { zipEntries } from '../../platform/workbook/zip-directory.ts'

/** The parts of a package by their names. */
export type Parts = Map<string, Buffer>

export class PackageRefused extends Error {
  readonly problem: PackageProblem

  constructor(problem: PackageProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Inspects a docx as every office file is and unpacks its parts; for worker threads. */
export async function readPackage(bytes: Buffer): Promise<Parts> {
  const { problem } = await inspectPackage('docx', bytes)
  if (problem !== null) throw new PackageRefused(problem)
  const entries = await zipEntries({
    size: bytes.length,
    read: async (from, length) => bytes.subarray(from, from + length),
  })
  const parts: Parts = new Map()
  for (const entry of entries?.filter(({ name }) => !name.endsWith('/')) ?? []) {
    const content = await unpackEntry(bytes, entry, entry.size)
    if (content === null || content === 'large') throw new PackageRefused('broken')
    parts.set(entry.name, content)
  }
  return parts
}
