import { pinyin } from 'pinyin-pro'

/** Whose reading is meant where a name begins: a surname may have its own (曾 zeng, 单 shan). */
export type Surname = 'head' | 'off'

const hanRuns = /(\p{Script=Han}+)/u
const isHan = /^\p{Script=Han}/u

// Names come again: in a list that is imported, in the log of what was imported, in the lines of a document.
const most = 20_000
const known = new Map<string, readonly string[]>()

/** The syllables of a folded line, ü as v; what is not Han stays together as it is written. */
export function syllablesOf(line: string, surname: Surname): string[] {
  return line.split(hanRuns).flatMap((run, at) => {
    if (run === '') return []
    return isHan.test(run) ? spoken(run, at === 1 && line.startsWith(run) ? surname : 'off') : [run.trim().replaceAll('ü', 'v')]
  })
}

function spoken(run: string, surname: Surname): readonly string[] {
  const key = surname === 'off' ? run : `${surname} ${run}`
  const found = known.get(key)
  if (found !== undefined) return found
  const syllables = pinyin(run, { toneType: 'none', type: 'array', nonZh: 'consecutive', surname }).map((syllable) => syllable.toLowerCase().replaceAll('ü', 'v'))
  if (known.size >= most) known.clear()
  known.set(key, syllables)
  return syllables
}
