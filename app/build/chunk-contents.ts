/**
 * What a chunk takes. A path ending in `/` is a folder, one with an ending is a file, any other is the files of that
 * name with what belongs to them: `ui/page` is page.tsx, page.module.css and page-header.tsx.
 */
export interface ChunkContents {
  readonly name: string
  /** Our own sources. */
  readonly paths?: readonly string[]
  readonly exceptPaths?: readonly string[]
  /** Our own sources whose path has one of these words stay apart as well. */
  readonly exceptWords?: readonly string[]
  /** Of those paths only what ends so. */
  readonly ending?: string
  readonly packages?: readonly string[]
  /** Of those packages only these folders. */
  readonly onlyFolders?: readonly string[]
  /** Folders of packages that stay apart. */
  readonly exceptFolders?: readonly string[]
  /** Files of packages, by the end of their path. */
  readonly packageFiles?: readonly string[]
}
