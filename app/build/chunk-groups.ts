import type { Plugin } from 'vite'
import type { ChunkContents } from './chunk-contents.ts'
import { firstChunks } from './first-chunks.ts'
import { lazyChunks } from './lazy-chunks.ts'
import { listChunks } from './list-chunks.ts'

interface Group {
  readonly name: string
  readonly test: (id: string) => boolean
  readonly priority: number
}

/**
 * Which modules travel together, the first that takes a module keeps it. A first list from cold takes at most 20
 * requests, so what it needs is few files; what a page may never need (pickers, trees, dialogs) stays apart and comes
 * when it is shown.
 */
const chunkContents: readonly ChunkContents[] = [...firstChunks, ...listChunks, ...lazyChunks]

/** The groups as the bundler takes them; contents of one name travel in one chunk. */
export const chunkGroups: readonly Group[] = [...new Set(chunkContents.map(({ name }) => name))].map((name, at) => ({
  name,
  priority: chunkContents.length - at,
  test: (id) =>
    chunkContents.some(
      (part) => part.name === name && (id.includes('/node_modules/') ? takesPackage(part, id) : takesOwn(part, id)),
    ),
}))

function takesPackage(
  { packages = [], onlyFolders, exceptFolders = [], packageFiles = [] }: ChunkContents,
  id: string,
): boolean {
  if (packageFiles.some((end) => id.endsWith(end))) return true
  return (
    packages.some((name) => id.includes(`/node_modules/${name}/`)) &&
    (onlyFolders?.some((folder) => id.includes(`/${folder}/`)) ?? true) &&
    !exceptFolders.some((folder) => id.includes(`/${folder}/`))
  )
}

function takesOwn({ paths = [], exceptPaths = [], exceptWords = [], ending = '' }: ChunkContents, id: string): boolean {
  if (!id.endsWith(ending)) return false
  const taken = paths.map((path) => below(path, id)).find((rest) => rest !== null)
  if (taken === undefined || taken === null || exceptPaths.some((path) => below(path, id) !== null)) return false
  return !exceptWords.some((word) => taken.includes(word))
}

/**
 * Refuses a build in which the chunk of one group holds what another group lists. The bundler puts into a chunk also
 * what its modules import, so one import more brings all of a library to pages that never use it.
 */
export function chunksHoldTheirGroup(): Plugin {
  return {
    name: 'chunks-hold-their-group',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const strayed = chunks.flatMap(({ name, moduleIds }) =>
        isGroup(name)
          ? moduleIds
              .map((id) => ({ id, owner: chunkGroups.find((group) => group.test(id))?.name }))
              .filter(({ owner }) => owner !== undefined && owner !== name)
              .map(({ id, owner }) => `${id} is of the chunk ${owner} and came into ${name}`)
          : [],
      )
      if (strayed.length > 0) this.error(strayed.join('\n'))
    },
  }
}

/**
 * Refuses a build in which the entry or a first chunk imports what comes with a list: one such import loads all of the
 * kit before anybody has signed in.
 */
export function firstChunksComeAlone(): Plugin {
  const first = new Set(firstChunks.map(({ name }) => name))
  return {
    name: 'first-chunks-come-alone',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const late = new Map(
        chunks
          .filter(({ name }) => isGroup(name) && !first.has(name))
          .flatMap(({ name, moduleIds }) => moduleIds.map((id) => [id, name])),
      )
      const wrong = chunks
        .filter(({ name, isEntry }) => isEntry || first.has(name))
        .flatMap(({ moduleIds }) => moduleIds)
        .flatMap((id) =>
          (this.getModuleInfo(id)?.importedIds ?? [])
            .filter((imported) => late.has(imported))
            .map((imported) => `${id} imports ${imported}, which comes with the chunk ${late.get(imported)}`),
        )
      if (wrong.length > 0) this.error(wrong.join('\n'))
    },
  }
}

function isGroup(chunk: string): boolean {
  return chunkGroups.some(({ name }) => name === chunk)
}

/** What an id has after a path it is in, or null. */
function below(path: string, id: string): string | null {
  // The bundler's own modules begin with a zero character.
  const whole = `/${id.replace('\0', '')}`
  const from = whole.lastIndexOf(`/${path}`)
  if (from < 0) return null
  const rest = whole.slice(from + path.length + 1)
  if (path.endsWith('/')) return rest
  const belongs = /\.tsx?$/.test(path) ? rest === '' : /^[.\-/]/.test(rest)
  return belongs ? rest : null
}
