import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// "file:///…/x.mjs:12:34" or "/…/x.mjs:12:34" in a line of a stack.
const place = /((?:file:\/\/)?\/[^\s():]+\.mjs):(\d+):(\d+)/g

// Gone when memory is wanted: the maps of a whole server take a tenth of it.
const known = new Map<string, WeakRef<SourceMap>>()

/**
 * The stack of an error with the places in the sources instead of those in the built files. Maps are read when
 * an error is told of, since a process that reads them with every file holds them for good.
 */
export function sourcedStack(stack: string): string {
  return stack.replace(
    place,
    (whole, file: string, line: string, column: string) =>
      sourceOf(pathOf(file), Number(line), Number(column)) ?? whole,
  )
}

function sourceOf(path: string, line: number, column: number): string | null {
  const entry = mapOf(path)?.findEntry(line - 1, column - 1)
  if (entry === undefined || !('originalSource' in entry)) return null
  return `${resolve(dirname(path), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

function mapOf(path: string): SourceMap | null {
  const held = known.get(path)?.deref()
  if (held !== undefined) return held
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
    known.set(path, new WeakRef(map))
    return map
  } catch {
    // A file without a map is told of as it is.
    return null
  }
}

function pathOf(file: string): string {
  return file.startsWith('file:') ? fileURLToPath(file) : file
}
