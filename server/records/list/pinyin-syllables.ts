import { createRequire } from 'node:module'

interface Reading {
  /** Whether the text begins with a surname, which may have a reading of its own (曾 zeng, 单 shan). */
  readonly surname?: 'head' | 'off'
  /** Keeps characters that are not Han together as one part, instead of each by itself. */
  readonly together?: true
}

const require = createRequire(import.meta.url)

let library: typeof import('pinyin-pro') | undefined

/** How Han characters are read, without tones. The dictionaries take 12 MB, so they are read when somebody asks. */
export function pinyinSyllables(text: string, { surname, together }: Reading): string[] {
  library ??= require('pinyin-pro')
  if (library === undefined) return []
  return library.pinyin(text, {
    toneType: 'none',
    type: 'array',
    ...(surname === undefined ? {} : { surname }),
    ...(together === true ? { nonZh: 'consecutive' } : {}),
  })
}
